// The colours of the looks, and how one colour becomes its lit and its shaded side.

const looks: Record<string, string> = {
  black: '#2b2f36',
  graphite: '#4d555e',
  white: '#f1eee8',
  cream: '#efe0c4',
  silver: '#c3cad0',
  steel: '#b4bdc3',
  navy: '#23405f',
  sky: '#6fb1d6',
  teal: '#1f7f83',
  mint: '#9fd5bf',
  green: '#4f9a58',
  sage: '#a3b596',
  olive: '#6f7847',
  terracotta: '#c8603f',
  red: '#c93a36',
  coral: '#f07f66',
  orange: '#ee8a34',
  honey: '#f0b046',
  rose: '#e8a0a6',
  rosegold: '#d9a38c',
  lilac: '#b3a1d4',
  purple: '#7a5496',
  tan: '#c4935f',
  brown: '#7d5236',
  walnut: '#82573a',
  denim: '#567ba3',
  indigo: '#2f4468',
  tortoise: '#7a4b26',
  multi: '#e7574a',
}

export function lookColor(look: string): string {
  const color = looks[look]
  if (!color) throw new Error(`the look ${look} has no color`)
  return color
}

const channels = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

export function mix(from: string, to: string, share: number): string {
  const target = channels(to)
  const mixed = channels(from).map((value, at) =>
    Math.round(value + ((target[at] ?? 0) - value) * share),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Toward the warm light of the studio. */
export const lit = (color: string, share: number): string => mix(color, '#fffaf0', share)

/** Toward the cool shadow of the studio. */
export const dim = (color: string, share: number): string => mix(color, '#141f2b', share)

export function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex)
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255
}

// Measures how far apart two colours are, so that a test can hold the palette to WCAG.

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

function luminance(hex: string): number {
  const digits = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex)
  if (!digits) throw new Error(`not a six-digit colour: ${hex}`)
  const [red, green, blue] = digits
    .slice(1)
    .map((pairOfDigits) => linear(Number.parseInt(pairOfDigits, 16) / 255))
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

/** Contrast of two `#rrggbb` colours from 1 to 21 (WCAG 2.2, "contrast ratio"). Throws on any other notation. */
export function contrastRatio(one: string, other: string): number {
  const [dim, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright! + 0.05) / (dim! + 0.05)
}

// Short names for the few SVG elements every drawing is made of.

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  fill: string,
  more = '',
): string => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${more}/>`

export const oval = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more = '',
): string => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`

export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}" ${more}/>`

export const stroke = (d: string, color: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

export const word = (
  x: number,
  y: number,
  size: number,
  text: string,
  fill: string,
  more = '',
): string =>
  `<text x="${x}" y="${y}" font-family="DejaVu Sans" font-weight="bold" font-size="${size}" text-anchor="middle" letter-spacing="${size / 12}" fill="${fill}" ${more}>${text}</text>`

export const move = (transform: string, ...art: string[]): string =>
  `<g transform="${transform}">${art.join('')}</g>`

/** White or ink with an opacity, for highlights and shadows. */
export const light = (opacity: number): string => `rgba(255,252,244,${opacity})`
export const ink = (opacity: number): string => `rgba(18,26,38,${opacity})`

export const repeat = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join('')

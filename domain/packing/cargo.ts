// What is packed into what, in whole numbers only: rounding is done once, outside, so that nothing here can overlap by a hair.

/**
 * Extents along the three axes of a container: x its length, y its width, z its height (up). Whole units of at least 1:
 * millimetres in the shop, whatever a published instance counts in elsewhere.
 */
export interface Size {
  readonly dx: number
  readonly dy: number
  readonly dz: number
}

/** A place in a container: from the corner (x0, y0, z0) up to, not including, (x1, y1, z1). */
export interface Cuboid {
  readonly x0: number
  readonly y0: number
  readonly z0: number
  readonly x1: number
  readonly y1: number
  readonly z1: number
}

/** Equal pieces: how one of them may stand, how many there are and what one weighs (grams, a whole number of at least 0). */
export interface Cargo {
  /** Every allowed orientation once; `orientationsOf` makes them. */
  readonly orientations: readonly Size[]
  readonly quantity: number
  readonly grams: number
}

/** A box or container from inside. Without a limit of weight `maxGrams` is Infinity. */
export interface Container {
  readonly size: Size
  readonly maxGrams: number
}

/** A piece in its place; `cargo` is its index in the list that was packed. */
export interface Placed extends Cuboid {
  readonly cargo: number
}

/** 100 metres in millimetres: the longest side that is packed. The volume of a cube of it is still an exact number. */
export const MAX_SIDE = 100_000

/** Whether the three numbers are whole and from 1 to MAX_SIDE. */
export const isSize = ({ dx, dy, dz }: Size): boolean =>
  [dx, dy, dz].every((side) => Number.isSafeInteger(side) && side >= 1 && side <= MAX_SIDE)

/** The volume in cubic units, exact up to MAX_SIDE. */
export const volumeOf = ({ dx, dy, dz }: Size): number => dx * dy * dz

/** Which of the three sides of a piece may be its height. */
export interface MayStand {
  readonly dx: boolean
  readonly dy: boolean
  readonly dz: boolean
}

/** Lies, stands and leans: every side may be the height. */
export const ANY_SIDE_UP: MayStand = { dx: true, dy: true, dz: true }
/** «This side up»: the height stays the height, the piece may still be turned on its base. */
export const THIS_SIDE_UP: MayStand = { dx: false, dy: false, dz: true }

/** The distinct ways a piece may stand: each allowed height, turned on its base or not. One to six of them. */
export const orientationsOf = ({ dx, dy, dz }: Size, may: MayStand): Size[] => {
  const found = new Map<string, Size>()
  const stand = (allowed: boolean, a: number, b: number, height: number) => {
    if (!allowed) return
    for (const [x, y] of [
      [a, b],
      [b, a],
    ] as const)
      found.set(`${x},${y},${height}`, { dx: x, dy: y, dz: height })
  }
  stand(may.dz, dx, dy, dz)
  stand(may.dy, dx, dz, dy)
  stand(may.dx, dy, dz, dx)
  return [...found.values()]
}

/** Whether a size lies in another without being turned. */
export const liesIn = (size: Size, inside: Size): boolean =>
  size.dx <= inside.dx && size.dy <= inside.dy && size.dz <= inside.dz

/** Every piece gets a place of its own in memory; ten thousand are a full ship's container of shoe boxes. */
export const MAX_PIECES = 10_000

/**
 * Throws a RangeError for anything that is no cargo: sides that are not whole, a weight below zero, no orientation, more
 * than MAX_PIECES pieces.
 */
export const assertCargo = (cargo: readonly Cargo[]): void => {
  if (cargo.reduce((sum, { quantity }) => sum + quantity, 0) > MAX_PIECES)
    throw new RangeError(`at most ${MAX_PIECES} pieces are packed at once`)
  for (const { orientations, quantity, grams } of cargo) {
    if (orientations.length === 0 || !orientations.every(isSize))
      throw new RangeError(`a piece needs whole sides from 1 to ${MAX_SIDE}`)
    if (!Number.isSafeInteger(quantity) || quantity < 0)
      throw new RangeError('a quantity is a whole number of at least 0')
    if (!Number.isSafeInteger(grams) || grams < 0)
      throw new RangeError('a weight is a whole number of grams of at least 0')
  }
}

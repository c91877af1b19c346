// The cartons a new database starts with; prices are examples until an admin confirms them.
import type { PackingBox } from '#domain/packing/packing-box.ts'
import type { Box } from '#domain/units.ts'

const inches = (value: number) => ({ thousandths: value * 1000, unit: 'in' }) as const
const pounds = (value: number) => ({ thousandths: value * 1000, unit: 'lb' }) as const
const sides = (length: number, width: number, height: number): Box => ({
  length: inches(length),
  width: inches(width),
  height: inches(height),
})

/** Walls of double-fluted board are a quarter of an inch, top and bottom have flaps on top of that. */
const WALLS = 0.5
const FLAPS = 0.75

const carton = (
  name: string,
  [length, width, height]: readonly [number, number, number],
  [tare, maxWeight]: readonly [number, number],
  priceCents: number,
): PackingBox => ({
  name,
  inner: sides(length - WALLS, width - WALLS, height - FLAPS),
  outer: sides(length, width, height),
  tare: pounds(tare),
  maxWeight: pounds(maxWeight),
  priceCents,
  confirmed: false,
})

/** By the outside, which is billed: from 12 × 12 × 12 in on whole or half cubic feet, so that no tenth is wasted. */
export const DEFAULT_BOXES: readonly PackingBox[] = [
  carton('XS', [9, 6, 4], [0.3, 20], 75),
  carton('S', [12, 9, 6], [0.5, 30], 125),
  carton('M', [12, 12, 12], [1, 40], 200),
  carton('L', [18, 12, 12], [1.4, 50], 275),
  carton('XL', [18, 16, 12], [1.8, 60], 350),
  carton('2XL', [18, 18, 16], [2.5, 65], 450),
  carton('3XL', [24, 18, 16], [3.2, 65], 600),
  carton('4XL', [24, 24, 18], [4.5, 70], 850),
]

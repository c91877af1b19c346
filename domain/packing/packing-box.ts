// A carton as the shop stocks it, and how measures become the whole millimetres and grams that packing counts in.
import type { Cents } from '../money.ts'
import {
  type Box,
  grainsPerLength,
  grainsPerWeight,
  lengthGrains,
  type Measure,
  weightGrains,
} from '../units.ts'
import { ANY_SIDE_UP, type Cargo, type Container, orientationsOf, THIS_SIDE_UP } from './cargo.ts'

export interface PackingBox {
  readonly name: string
  /** What goes in; the third side is the height. */
  readonly inner: Box
  /** What is billed. */
  readonly outer: Box
  /** The carton with its filling. */
  readonly tare: Measure
  /** The most it may weigh, carton and contents together. */
  readonly maxWeight: Measure
  readonly priceCents: Cents
  /** Whether the price is agreed; until then it is an example. */
  readonly confirmed: boolean
}

const MILLIMETRE = grainsPerLength('mm')
const GRAM = grainsPerWeight('g')

const millimetres = ({ length, width, height }: Box, round: (value: number) => number) => ({
  dx: round(lengthGrains(length) / MILLIMETRE),
  dy: round(lengthGrains(width) / MILLIMETRE),
  dz: round(lengthGrains(height) / MILLIMETRE),
})

/** Whole grams, up: what is packed is never lighter than it counts. */
export const gramsUp = (weight: Measure): number =>
  Number((weightGrains(weight) + GRAM - 1n) / GRAM)
const gramsDown = (weight: Measure): number => Number(weightGrains(weight) / GRAM)

/** The inside in whole millimetres, down, with what it may still carry: what fits here fits in truth. */
export const containerOf = ({ inner, tare, maxWeight }: PackingBox): Container => ({
  size: millimetres(inner, Math.floor),
  maxGrams: Math.max(0, gramsDown(maxWeight) - gramsUp(tare)),
})

/** Equal parcels in whole millimetres and grams, up. The third side is the height of what has a side up. */
export const cargoOf = (piece: {
  box: Box
  weight: Measure
  quantity: number
  thisSideUp: boolean
}): Cargo => ({
  orientations: orientationsOf(
    millimetres(piece.box, Math.ceil),
    piece.thisSideUp ? THIS_SIDE_UP : ANY_SIDE_UP,
  ),
  quantity: piece.quantity,
  grams: gramsUp(piece.weight),
})

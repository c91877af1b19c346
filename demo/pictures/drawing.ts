// What a product drawing is: art on an 800 by 800 field, standing on its feet or hanging on the wall.
import type { Pen } from './pen.ts'

export interface Drawing {
  art: string
  /** Where it touches the floor: middle, height, half width. None: it hangs. */
  feet: readonly (readonly [x: number, y: number, halfWidth: number])[]
  /** Flies outdoors, far from any wall that could take its shadow. */
  airborne?: boolean
}

export interface Subject {
  /** The main colour. */
  color: string
  /** A second colour that goes with it. */
  accent: string
  /** The position within the kind: shapes and prints vary by it. */
  variant: number
  brand: string
  model: string
}

export type Draw = (pen: Pen, subject: Subject) => Drawing

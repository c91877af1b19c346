// A measure somebody typed, shown in another unit without losing what was typed: switching back gives it back.
import { times, toInteger, rational } from './rational.ts'
import {
  type Length,
  lengthIn,
  type LengthUnit,
  type Measure,
  weightIn,
  type WeightUnit,
} from './units.ts'

/** Prices are computed from `entered`; `shown` is rounded to thousandths. */
export interface Switched<M> {
  readonly entered: M
  readonly shown: M
}

/** What was just typed is shown as it is. */
export const typed = <M extends Length | Measure>(entered: M): Switched<M> => ({
  entered,
  shown: entered,
})

/** The same length in another unit; always computed from what was entered. */
export const switchLength = (
  { entered }: Switched<Length>,
  unit: LengthUnit,
): Switched<Length> => ({
  entered,
  shown:
    unit === entered.unit
      ? entered
      : { thousandths: toInteger(times(lengthIn(unit, entered), rational(1000))), unit },
})

/** The same weight in another unit; always computed from what was entered. */
export const switchWeight = (
  { entered }: Switched<Measure>,
  unit: WeightUnit,
): Switched<Measure> => ({
  entered,
  shown:
    unit === entered.unit
      ? entered
      : { thousandths: toInteger(times(weightIn(unit, entered), rational(1000))), unit },
})

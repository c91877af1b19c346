// Kinds for schemas of integers: what is typed arrives as cents, thousandths, pieces or basis points.
import type { z } from 'zod'
import type { FieldFault } from '#contract/field-errors.ts'
import { dollarsSchema, thousandthsSchema } from '#contract/typed-numbers.ts'
import { writeLocaleCents, writeLocaleNumber } from '#domain/locale-number.ts'
import { choice, number } from './kinds.ts'
import { group } from './groups.ts'
import type { Kind, Reading, TypedGroup } from './kind.ts'

/** A million dollars: more is a slip of the pen. */
const cents = dollarsSchema(100_000_000)
const readBy =
  (schema: z.ZodType<number>, step = 1) =>
  (plain: string, path: string, { blame }: Reading): number => {
    const parsed = schema.safeParse(plain)
    if (!parsed.success) {
      blame(path, (parsed.error.issues[0]?.message ?? 'invalid') as FieldFault)
      return 0
    }
    if (parsed.data % step !== 0) blame(path, 'too_precise')
    return parsed.data / step
  }

export const dollars = (): Kind<number> => number(writeLocaleCents, readBy(cents))
export const thousandths = (): Kind<number> => number(writeLocaleNumber, readBy(thousandthsSchema))
export const whole = (): Kind<number> => number(String, readBy(thousandthsSchema, 1000))
/** Typed in per cent. */
export const basisPoints = (): Kind<number> =>
  number((points, locale) => writeLocaleNumber(points * 10, locale), readBy(thousandthsSchema, 10))

/** A number with its unit; empty means null. */
export const measure = <Unit extends string>(
  units: readonly Unit[],
): Kind<{ thousandths: number; unit: Unit } | null> => {
  const parts = { thousandths: thousandths(), unit: choice(units) }
  const both = group(parts, 'measure')
  return {
    ...both,
    read: (typed, path, reading) => {
      const { thousandths: typedNumber } = typed as TypedGroup
      if (typeof typedNumber !== 'string' || typedNumber.trim() === '') return null
      return both.read(typed, path, reading)
    },
  }
}

// The kinds of numbers, typed as the page's language writes them; a schema gets integers, or the digits as programs write them.
import type { z } from 'zod'
import type { FieldFault } from '#contract/field-errors.ts'
import { dollarsSchema, thousandthsSchema } from '#contract/typed-numbers.ts'
import { plainNumber, writeLocaleCents, writeLocaleNumber } from '#domain/locale-number.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { type Kind, type Reading, textAt, textOf } from './kind.ts'
import { choice, group } from './kinds.ts'
import { readAll } from './reading.ts'

/** `read` gets the digits as programs write them. */
export const number = <Stored>(
  show: (stored: Stored, locale: Locale) => string,
  read: (plain: string, path: string, reading: Reading) => unknown = (plain) => plain,
): Kind<Stored> => ({
  control: { draw: 'number', manners: { autoComplete: 'off', maxLength: 20 } },
  show: (stored, locale) => (stored === null || stored === undefined ? '' : show(stored, locale)),
  read: (typed, path, reading) =>
    read(plainNumber(textOf(typed).trim(), reading.locale), path, reading),
})

const writePercent = (points: number, locale: Locale) => writeLocaleNumber(points * 10, locale)

/** For schemas that read the plain text of a number themselves (`typed-numbers.ts`). */
export const typedDollars = (): Kind<number> => number(writeLocaleCents)
export const typedNumber = (): Kind<number> => number(writeLocaleNumber)
export const typedPercent = (): Kind<number> => number(writePercent)
export const typedWhole = (): Kind<number> => number(String)

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

/** For schemas of integers: cents, thousandths, pieces, basis points. */
export const dollars = (): Kind<number> => number(writeLocaleCents, readBy(cents))
export const thousandths = (): Kind<number> => number(writeLocaleNumber, readBy(thousandthsSchema))
export const whole = (): Kind<number> => number(String, readBy(thousandthsSchema, 1000))
/** Typed in per cent. */
export const basisPoints = (): Kind<number> => number(writePercent, readBy(thousandthsSchema, 10))

/** A number with its unit; empty means null. */
export const measure = <Unit extends string>(
  units: readonly Unit[],
): Kind<{ thousandths: number; unit: Unit } | null> => {
  const parts = { thousandths: thousandths(), unit: choice(units) }
  return {
    ...group(parts, 'measure'),
    read: (typed, path, reading) =>
      textAt(typed, 'thousandths').trim() === '' ? null : readAll(parts, typed, path, reading),
  }
}

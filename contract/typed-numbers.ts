// Numbers as programs and forms send them: a number or its digits, read exactly, each fault named at its field.
import { z } from 'zod'
import {
  type LocaleNumber,
  type LocaleNumberRefusal,
  parseLocaleNumber,
} from '#domain/locale-number.ts'
import { MAX_THOUSANDTHS, type ParsedThousandths, parseThousandths } from '#domain/measure-text.ts'
import type { FieldFault } from './field-errors.ts'

const FAULTS: Record<LocaleNumberRefusal, FieldFault> = {
  empty: 'required',
  not_a_number: 'not_a_number',
  negative: 'too_small',
  too_precise: 'too_precise',
  too_large: 'too_big',
}

/** A minus makes a number too small, not unreadable. */
const isNegative = (text: string): boolean => /^\s*[-−]\s*\d/u.test(text)

/** With both separators the last one parts the decimals and the other groups thousands, whatever the language. */
const isGrouped = (text: string): boolean => text.includes(',') && text.includes('.')

const readText = (text: string): LocaleNumber | ParsedThousandths =>
  isNegative(text) || isGrouped(text) ? parseLocaleNumber(text, 'en') : parseThousandths(text)

/** What a program writes as 1e99 is a number, and too big a one. */
const isHuge = (typed: number | string): boolean =>
  typeof typed === 'number' && typed * 1000 > MAX_THOUSANDTHS

/**
 * A number of zero or more with at most three decimals, as a number or as text with a point or a comma, which part
 * decimals; thousands may be grouped where both stand (`1.234,5`, `1,234.5`). Answers thousandths.
 */
export const thousandthsSchema = z
  .union([z.number(), z.string().max(40)])
  .transform((typed, context) => {
    const parsed = readText(String(typed))
    if (parsed.ok) return parsed.thousandths
    const message: FieldFault = isHuge(typed) ? 'too_big' : FAULTS[parsed.code]
    context.addIssue({ code: 'custom', message, input: typed })
    return z.NEVER
  })

/** A multiple of `step` thousandths, counted in steps from `min` to `max`. */
const stepsSchema = (step: number, min: number, max: number) =>
  thousandthsSchema.transform((thousandths, context) => {
    const steps = thousandths / step
    const fault: FieldFault | null = !Number.isInteger(steps)
      ? 'too_precise'
      : steps < min
        ? 'too_small'
        : steps > max
          ? 'too_big'
          : null
    if (!fault) return steps
    context.addIssue({ code: 'custom', message: fault, input: thousandths })
    return z.NEVER
  })

/** An amount of US dollars to the cent, 0 to `max` cents: answers cents. */
export const dollarsSchema = (maxCents: number) => stepsSchema(10, 0, maxCents)

/** Per cent with at most two decimals: answers basis points, 0 to `max`. */
export const percentSchema = (maxBasisPoints: number) => stepsSchema(10, 0, maxBasisPoints)

/** A whole number from `min` to `max`. */
export const wholeSchema = (min: number, max: number) => stepsSchema(1000, min, max)

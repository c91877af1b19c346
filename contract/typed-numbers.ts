// Numbers as programs and forms send them: a number or its digits, read exactly, each fault named at its field.
import { z } from 'zod'
import { type ParsedThousandths, parseThousandths } from '#domain/measure-text.ts'
import type { FieldFault } from './field-errors.ts'

const FAULTS: Record<Extract<ParsedThousandths, { ok: false }>['code'], FieldFault> = {
  empty: 'required',
  not_a_number: 'not_a_number',
  too_precise: 'too_precise',
  too_large: 'too_big',
}

/** A minus makes a number too small, not unreadable. */
const isNegative = (text: string): boolean => /^\s*[-−]\s*\d/u.test(text)

/**
 * A number of zero or more with at most three decimals, as a number or as text with a point or a comma (no grouped
 * thousands): answers thousandths.
 */
export const thousandthsSchema = z
  .union([z.number(), z.string().max(40)])
  .transform((typed, context) => {
    const text = String(typed)
    const parsed = parseThousandths(text)
    if (parsed.ok) return parsed.thousandths
    const message: FieldFault = isNegative(text) ? 'too_small' : FAULTS[parsed.code]
    context.addIssue({ code: 'custom', message, input: typed })
    return z.NEVER
  })

/** An amount of US dollars to the cent, 0 to `max` cents: answers cents. */
export const dollarsSchema = (maxCents: number) =>
  thousandthsSchema.transform((thousandths, context) => {
    const fault: FieldFault | null =
      thousandths % 10 !== 0 ? 'too_precise' : thousandths / 10 > maxCents ? 'too_big' : null
    if (!fault) return thousandths / 10
    context.addIssue({ code: 'custom', message: fault, input: thousandths })
    return z.NEVER
  })

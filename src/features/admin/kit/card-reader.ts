// Reads the texts of one form number by number and remembers what was wrong with which field.
import type { z } from 'zod'
import type { FieldFault } from '#contract/field-errors.ts'
import { dollarsSchema, thousandthsSchema } from '#contract/typed-numbers.ts'
import { plainNumber } from '#domain/locale-number.ts'
import type { Locale } from '#domain/vocabulary.ts'
import type { CardTexts } from './card-texts.ts'

export type CardFaults = Readonly<Record<string, FieldFault>>

/** A million dollars: more is a slip of the pen. */
const MOST_CENTS = 100_000_000
const cents = dollarsSchema(MOST_CENTS)

export interface Row {
  /** Place in the form, for its faults. */
  readonly at: number
  readonly from: number
  readonly price: number
  readonly flat: number
}

/** Numbers are read as `locale`, the language of the form, writes them. */
export function cardReader(texts: CardTexts, locale: Locale) {
  const faults: Record<string, FieldFault> = {}
  const textAt = (name: string, at = 0): string => (texts[name]?.[at] ?? '').trim()
  const blame = (name: string, fault: FieldFault) => {
    faults[name] ??= fault
    return 0
  }
  const read = (schema: z.ZodType<number>, text: string, name: string): number => {
    const parsed = schema.safeParse(plainNumber(text, locale))
    if (parsed.success) return parsed.data
    return blame(name, (parsed.error.issues[0]?.message ?? 'invalid') as FieldFault)
  }
  const exact = (name: string, text: string, step: number): number => {
    const thousandths = read(thousandthsSchema, text, name)
    return thousandths % step === 0 ? thousandths / step : blame(name, 'too_precise')
  }
  const dollars = (name: string) => read(cents, textAt(name), name)
  const whole = (name: string) => exact(name, textAt(name), 1000)
  const orNull = (name: string, reader: (name: string) => number) =>
    textAt(name) === '' ? null : reader(name)
  const oneOf = <T extends string>(name: string, known: readonly T[]): T => {
    const found = known.find((each) => each === textAt(name))
    if (!found) blame(name, 'unknown_option')
    return found ?? (known[0] as T)
  }
  /** Rows by rising start, each start once; a row without any text is left out. `fromStep` 1000: whole numbers. */
  const rows = (name: string, fromStep = 1): Row[] => {
    const count = Math.max(texts[`${name}.from`]?.length ?? 0, texts[`${name}.price`]?.length ?? 0)
    const found: Row[] = []
    for (let at = 0; at < count; at += 1) {
      const [from, price, flat] = ['from', 'price', 'flat'].map((part) =>
        textAt(`${name}.${part}`, at),
      ) as [string, string, string]
      // The first bracket's start is not typed.
      const isBlank = price === '' && flat === '' && (from === '' || (at === 0 && from === '0'))
      if (isBlank) continue
      found.push({
        at,
        from: exact(`${name}.${at}.from`, from, fromStep),
        price: read(cents, price, `${name}.${at}.price`),
        flat: flat === '' ? 0 : read(cents, flat, `${name}.${at}.flat`),
      })
    }
    const sorted = found.toSorted((a, b) => a.from - b.from || a.at - b.at)
    sorted.forEach((row, place) => {
      if (place > 0 && row.from === sorted[place - 1]?.from)
        blame(`${name}.${row.at}.from`, 'invalid')
    })
    return sorted
  }
  return {
    faults,
    blame,
    dollars,
    whole,
    orNull,
    oneOf,
    rows,
    amount: (name: string) => read(thousandthsSchema, textAt(name), name),
    percent: (name: string) => exact(name, textAt(name), 10),
    flag: (name: string) => textAt(name) === '1',
    set: <T extends string>(name: string, known: readonly T[]): T[] =>
      known.filter((each) => texts[name]?.includes(each)),
  }
}
export type CardReader = ReturnType<typeof cardReader>

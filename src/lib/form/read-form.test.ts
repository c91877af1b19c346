// A form that comes back as it went out is the same thing, and every fault stands at its own field.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { dollarsSchema } from '#contract/typed-numbers.ts'
import { type Locale, LOCALES } from '#domain/vocabulary.ts'
import { choices, inLanguages, orNull, rows } from './desk-kinds.ts'
import type { Fields, StoredOf, Typed, TypedGroup } from './kind.ts'
import { choice, date, group, lines, secret, text, tick } from './kinds.ts'
import { basisPoints, dollars, measure, thousandths, typedDollars } from './numbers.ts'
import { readForm } from './read-form.ts'
import { postedAll } from './reading.ts'
import { startOf } from './show.ts'

const fields = {
  name: text({ maxLength: 80 }),
  note: orNull(lines()),
  captions: inLanguages(text()),
  month: date('month'),
  price: dollars(),
  share: basisPoints(),
  weight: measure(['lb', 'kg']),
  unit: choice(['in', 'cm']),
  goods: choices(['clothes', 'phones']),
  shown: tick(),
  limits: group({ pieces: thousandths() }),
  steps: rows({ from: thousandths(), price: dollars() }),
} satisfies Fields

const cents = z.int().min(0)
const schema = z.strictObject({
  name: z.string().min(1),
  note: z.string().nullable(),
  captions: z.strictObject({
    es: z.string().min(1),
    en: z.string(),
    it: z.string(),
    pt: z.string(),
  }),
  month: z.string(),
  price: cents,
  share: cents,
  weight: z.strictObject({ thousandths: cents, unit: z.enum(['lb', 'kg']) }).nullable(),
  unit: z.enum(['in', 'cm']),
  goods: z.array(z.string()),
  shown: z.boolean(),
  limits: z.strictObject({ pieces: cents }),
  steps: z.array(z.strictObject({ from: cents, price: cents.min(1) })),
})

const asPosted = (typed: Typed, path: string, form: FormData): FormData => {
  if (typeof typed === 'string') form.append(path, typed)
  else if (typed === true) form.append(path, '1')
  else if (Array.isArray(typed) && typeof typed[0] === 'string')
    for (const each of typed as string[]) form.append(path, each)
  else if (typeof typed === 'object')
    for (const [name, part] of Object.entries(typed as TypedGroup))
      asPosted(part, path === '' ? name : `${path}.${name}`, form)
  return form
}

const amount = fc.integer({ min: 1, max: 99_999_999 })
const stored = fc.record({
  name: fc.stringMatching(/^[a-zñ ]*[a-z]$/u),
  note: fc.constantFrom(null, 'una nota'),
  captions: fc.record({
    es: fc.constant('hola'),
    en: fc.string(),
    it: fc.string(),
    pt: fc.string(),
  }),
  month: fc.constant('2026-05'),
  price: amount,
  share: fc.integer({ min: 0, max: 10_000 }),
  weight: fc.option(
    fc.record({ thousandths: amount, unit: fc.constantFrom('lb' as const, 'kg' as const) }),
  ),
  unit: fc.constantFrom('in' as const, 'cm' as const),
  goods: fc.subarray(['clothes' as const, 'phones' as const]),
  shown: fc.boolean(),
  limits: fc.record({ pieces: amount }),
  steps: fc.array(fc.record({ from: amount, price: amount }), { maxLength: 4 }),
})

test('what is shown, posted and read again is the same, in every language', () => {
  fc.assert(
    fc.property(stored, fc.constantFrom<Locale>(...LOCALES), (thing, locale) => {
      const start = startOf(fields, thing as StoredOf<typeof fields>, locale)
      const typed = postedAll(fields, asPosted(start, '', new FormData()), '')
      const read = readForm({ fields, schema, typed, locale })
      expect(read).toEqual({ ok: true, input: thing, output: thing })
      expect(readForm({ fields, schema, typed: start, locale })).toEqual(read)
    }),
  )
})

test('each fault is named by the place of its field, also after rows that were left empty', () => {
  const typed = {
    ...startOf(fields, { steps: [] }, 'es'),
    price: '1.5x',
    steps: [
      { from: '1', price: '2' },
      { from: '', price: '' },
      { from: 'a', price: '0' },
    ],
  }
  expect(readForm({ fields, schema, typed, locale: 'es' })).toEqual({
    ok: false,
    faults: {
      name: 'required',
      'captions.es': 'required',
      price: 'not_a_number',
      share: 'required',
      'limits.pieces': 'required',
      'steps.2.from': 'not_a_number',
      'steps.2.price': 'too_small',
    },
  })
})

test('a number that the contract reads itself arrives as programs write it', () => {
  const read = readForm({
    fields: { price: typedDollars(), password: secret() },
    schema: z.object({ price: dollarsSchema(1_000_000), password: z.string() }),
    typed: { price: '1.234,50', password: 'x' },
    locale: 'es',
  })
  expect(read).toEqual({
    ok: true,
    input: { price: '1234.5', password: 'x' },
    output: { price: 123_450, password: 'x' },
  })
})

// Numbers of forms as people of each language write them, and as they write them by mistake.
import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import {
  parseLocaleNumber,
  plainNumber,
  writeLocaleCents,
  writeLocaleNumber,
} from './locale-number.ts'
import { MAX_THOUSANDTHS } from './measure-text.ts'
import { LOCALES, type Locale } from './vocabulary.ts'

test.each<[string, Locale, number]>([
  ['1.234,5', 'es', 1_234_500],
  ['1,234.5', 'es', 1_234_500],
  ['1.234,5', 'en', 1_234_500],
  ['1,234.5', 'en', 1_234_500],
  ['1.234', 'es', 1_234_000],
  ['1.234', 'it', 1_234_000],
  ['1.234', 'pt', 1_234_000],
  ['1.234', 'en', 1234],
  ['1,234', 'es', 1234],
  ['1,234', 'en', 1_234_000],
  ['12.5', 'es', 12_500],
  ['12,5', 'en', 12_500],
  ['0.500', 'es', 500],
  ['0,500', 'en', 500],
  ['1234.500', 'es', 1_234_500],
  ['.5', 'es', 500],
  [',25', 'en', 250],
  ['5,', 'es', 5000],
  ['10', 'pt', 10_000],
  ['  7,6 ', 'it', 7600],
  ['1 234,5', 'es', 1_234_500],
  ['1\u202f234,5', 'es', 1_234_500],
  ['12,50000', 'es', 12_500],
  ['1.000.000', 'es', MAX_THOUSANDTHS],
  ['1,000,000', 'es', MAX_THOUSANDTHS],
  ['１２,５', 'es', 12_500],
])('%s in %s is %d thousandths', (text, locale, thousandths) => {
  expect(parseLocaleNumber(text, locale)).toEqual({ ok: true, thousandths })
})

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['mucho', 'not_a_number'],
  ['1.2.3', 'not_a_number'],
  ['1,23,4', 'not_a_number'],
  ['12.34,5', 'not_a_number'],
  ['1,5,5.2', 'not_a_number'],
  ['1.234,5,6', 'not_a_number'],
  ['1e3', 'not_a_number'],
  ['NaN', 'not_a_number'],
  ['Infinity', 'not_a_number'],
  ['.', 'not_a_number'],
  [',', 'not_a_number'],
  ['5 5', 'not_a_number'],
  ['-3', 'negative'],
  ['− 0,5', 'negative'],
  ['0,1234', 'too_precise'],
  ['1000000,001', 'too_large'],
  ['9'.repeat(400), 'too_large'],
])('«%s» is refused as %s', (text, code) => {
  for (const locale of LOCALES) expect(parseLocaleNumber(text, locale)).toEqual({ ok: false, code })
})

const locale = fc.constantFrom(...LOCALES)
const thousandths = fc.integer({ min: 0, max: MAX_THOUSANDTHS })

it('what a form writes it reads again', () => {
  fc.assert(
    fc.property(thousandths, locale, (value, language) => {
      const text = writeLocaleNumber(value, language)
      expect(parseLocaleNumber(text, language)).toEqual({ ok: true, thousandths: value })
    }),
  )
})

it('what a language prints with groups it reads again', () => {
  const tags: Record<Locale, string> = { es: 'es-VE', en: 'en-US', it: 'it-IT', pt: 'pt-BR' }
  fc.assert(
    fc.property(thousandths, locale, (value, language) => {
      const text = new Intl.NumberFormat(tags[language], {
        maximumFractionDigits: 3,
        useGrouping: 'always',
      }).format(value / 1000)
      expect(parseLocaleNumber(text, language)).toEqual({ ok: true, thousandths: value })
    }),
  )
})

it('never answers anything but whole thousandths of zero or more', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'0123456789.,- e') }),
      locale,
      (text, language) => {
        const parsed = parseLocaleNumber(text, language)
        if (parsed.ok) {
          expect(Number.isInteger(parsed.thousandths)).toBe(true)
          expect(parsed.thousandths).toBeGreaterThanOrEqual(0)
        }
      },
    ),
  )
})

test('an amount of a form has two digits in every language', () => {
  expect(writeLocaleCents(1250, 'es')).toBe('12,50')
  expect(writeLocaleCents(5, 'en')).toBe('0.05')
  expect(parseLocaleNumber(writeLocaleCents(1_234_500, 'pt'), 'pt')).toEqual({
    ok: true,
    thousandths: 12_345_000,
  })
})

test.each<[string, Locale, string]>([
  ['1.500', 'es', '1500'],
  ['1,500', 'en', '1500'],
  ['1,500', 'es', '1.5'],
  ['1.234,56', 'pt', '1234.56'],
  ['900,886719', 'es', '900,886719'],
  ['mucho', 'es', 'mucho'],
  ['-1.500', 'es', '-1.500'],
  ['', 'it', ''],
])('a program reads %j of %s as %j', (text, language, plain) => {
  expect(plainNumber(text, language)).toBe(plain)
})

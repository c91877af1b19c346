// Proves that one thing has one name: the other names of docs/words.md stand in no dictionary, text page or article.
import fs from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { type Locale, LOCALES } from '#domain/vocabulary.ts'
import { loadedLocales } from '#src/i18n/i18n-util.ts'
import { loadAllLocales } from '#src/i18n/i18n-util.sync.ts'

beforeAll(() => loadAllLocales())

const AVOIDED: Record<Locale, RegExp> = {
  es: /dep[óo]sito|(?<!cargadores )\bportátiles\b|\bgestión|impuestos y manejo|\bexprés\b|[áéíóú]ns\b|[\d}]%/iu,
  en: /catalogue|colour|\bcentres?\b|favourit|cancell(?:ed|ing)|travell|recognis|personalis|organis|authoris|programme|metre|neighbour|labelled|parcel|licence|\bgrey\b|taxes and handling|handling of the order|\d\s%|[«»]/iu,
  it: /calcolator[ei]|sciolt[ei]|\bbolivar\b|deposito di Miami|\bnol[oi]\b|imposte e (?:oneri|diritti)|gestione (?:per|in|e suppl)|codice fiscale(?! \(RIF\))|\d\s%/iu,
  pt: /depósito|avulsas|\bcubad|\bgestão|impostos e manuseio|por nossa conta|\d\s%|[«»]/iu,
}

function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* textsOf(inner)
}

const linesIn = (folder: string): string[] =>
  fs
    .readdirSync(folder)
    .flatMap((file) => fs.readFileSync(path.join(folder, file), 'utf8').split('\n'))
    // Other words to search with are not shown, and addresses keep their names.
    .filter((line) => !line.startsWith('~ '))
    .map((line) => line.replaceAll(/\]\([^)]*\)/gu, ']'))

test.each(LOCALES)('one thing has one name (%s)', (locale) => {
  const root = path.resolve(import.meta.dirname, '../../server/domains')
  const texts = [
    ...textsOf(loadedLocales[locale]),
    ...linesIn(path.join(root, 'content/texts', locale)),
    ...linesIn(path.join(root, 'blog/articles', locale)),
  ].map((text) => text.replaceAll(/(?<!\{)\{\w+\}(?!\})/gu, '0'))
  expect(texts.length).toBeGreaterThan(1000)
  expect(texts.filter((text) => AVOIDED[locale].test(text))).toEqual([])
})

test.each(LOCALES)('the estimate calls charges what an order calls them (%s)', (locale) => {
  const { product, chargeNames } = loadedLocales[locale]
  const { freight_sea, taxes } = chargeNames
  expect(product.landed.freight).toBe(freight_sea)
  expect(product.landed.taxes.replace(/ \(.*/u, '')).toBe(taxes)
})

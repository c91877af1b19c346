// Proves that an address proposed from a title is one the blog takes.
import { expect, test } from 'vitest'
import { slugOfTitle } from './article-slug.ts'

test.each([
  ['¿Cuánto tarda un envío?', 'cuanto-tarda-un-envio'],
  ['  «Año nuevo» — 3 consejos ', 'ano-nuevo-3-consejos'],
  ['L’imposta: perché così?', 'l-imposta-perche-cosi'],
  ['Доставка', ''],
  ['palabra '.repeat(15), Array.from({ length: 10 }, () => 'palabra').join('-')],
  ['x'.repeat(120), 'x'.repeat(80)],
])('%s', (title, slug) => expect(slugOfTitle(title)).toBe(slug))

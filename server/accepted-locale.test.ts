// Proves that weights decide, that only whole language tags count, and that Spanish is the answer to nonsense.
import { expect, test } from 'vitest'
import { acceptedLocale } from './accepted-locale.ts'

test.each([
  [undefined, 'es'],
  ['', 'es'],
  ['en;q=0.1, pt;q=0.9', 'pt'],
  ['en;q=0.1,pt', 'pt'],
  ['pt-BR,pt;q=0.9,en;q=0.8', 'pt'],
  ['IT-ch ; Q=0.5, en;q=0.4', 'it'],
  ['de, fr;q=0.9, it;q=0.2', 'it'],
  ['en, it', 'en'],
  ['en;q=0, it;q=0.001', 'it'],
  ['en;q=0', 'es'],
  // Other languages that begin alike, and weights that are none.
  ['enf, ptx-BR, it;q=0.3', 'it'],
  ['en;q=x, pt;q=0.2', 'pt'],
  ['*', 'es'],
  [',;,q=1', 'es'],
])('%j is answered in %s', (header, locale) => expect(acceptedLocale(header)).toBe(locale))

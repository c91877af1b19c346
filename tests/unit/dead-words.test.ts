// Proves that no dictionary keeps words which nothing can show: the name of each is written somewhere in the code.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadedLocales } from '#src/i18n/i18n-util.ts'
import { loadAllLocales } from '#src/i18n/i18n-util.sync.ts'

function* keysOf(texts: object): Generator<string> {
  for (const [key, value] of Object.entries(texts))
    if (typeof value === 'string') yield key
    else yield* keysOf(value as object)
}

test('every name of a text is written in the code', () => {
  loadAllLocales()
  const files = globSync('{src,server,domain,contract}/**/*.{ts,tsx}').filter(
    (file) => !file.startsWith('src/i18n/') && !/\.test\.tsx?$/.test(file),
  )
  const written = new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/\w+/g) ?? []))
  // Names of several parts are put together: `users_setAdmin`, `price-low`, `${field}Hint`. So are
  // those of a form's fields (`form-words.ts`).
  const plain = [...keysOf(loadedLocales.es)].filter((key) => /^[a-z]+(?:[A-Z][a-z]+)*$/.test(key))
  expect(plain.length).toBeGreaterThan(1000)
  const isWritten = (key: string) =>
    written.has(key) || written.has(key.replace(/(?:Fault|Title)$/, ''))
  const whole = plain.filter((key) => !key.endsWith('Hint'))
  expect(whole.filter((key) => !isWritten(key))).toEqual([])
})

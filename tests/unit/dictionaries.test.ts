// Proves that no dictionary holds the words the generator leaves where a translation is missing.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('no dictionary waits for its words', () => {
  const waiting = globSync('src/i18n/*/**/*.ts').filter((file) =>
    /insert translations/i.test(readFileSync(file, 'utf8')),
  )
  expect(globSync('src/i18n/*/**/*.ts').length).toBeGreaterThan(40)
  expect(waiting).toEqual([])
})

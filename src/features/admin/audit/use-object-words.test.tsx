// Proves that whatever the code writes an audit entry about is named on its page, not shown as a bare number.
import fs from 'node:fs'
import path from 'node:path'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LOCALES } from '#domain/vocabulary.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { useObjectWords } from './use-object-words.ts'

/** Named by its row: the account, the order, the city. The code of a currency is its name. */
const NAMED = ['user', 'order', 'destination', 'currency']

const ROOT = path.resolve(import.meta.dirname, '../../../..')
const sources = (folder: string) =>
  fs
    .globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT })
    .filter((file) => !/[.](?:test|fixture)[.]/.test(file))
    .map((file) => [file, fs.readFileSync(path.join(ROOT, file), 'utf8')] as const)

const writers = sources('server/domains').filter(([, code]) => code.includes('audit(ctx,'))
const kindsIn = (code: string) => code.match(/(?<=object: [`'])\w+(?=:)/g) ?? []
const kinds = [...new Set(writers.flatMap(([, code]) => kindsIn(code)))]
const lists = sources('src').flatMap(
  ([, code]) => code.match(/(?<=csv=\{trpc[.]|adminListCsv\(')[\w.]+/g) ?? [],
)

function Words({ objects }: { objects: readonly string[] }) {
  const wordsOf = useObjectWords()
  return objects.map((object) => (
    <p key={object} data-testid={object}>
      {wordsOf({ object, place: null })}
    </p>
  ))
}

test('every file that writes an entry says there what it is about', () => {
  expect(writers.flatMap(([file, code]) => (kindsIn(code).length > 0 ? [] : [file]))).toEqual([])
})

test.each(LOCALES)('every kind of thing and every list has its words: %s', (locale) => {
  const objects = [
    ...kinds.filter((kind) => kind !== 'list' && !NAMED.includes(kind)).map((kind) => `${kind}:7`),
    ...lists.map((list) => `list:${list}`),
  ]
  expect(objects).toContain('payment_method:7')
  renderInShop(<Words objects={objects} />, { locale })
  // A store is named by its own word.
  const bare = objects.filter((object) => {
    const id = object.slice(object.indexOf(':') + 1)
    return object !== 'sync_provider:7' && screen.getByTestId(object).textContent === id
  })
  expect(bare).toEqual([])
})

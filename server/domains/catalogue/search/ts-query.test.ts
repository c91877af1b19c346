// Proves that a word stays a word in Postgres' query syntax.
import { expect, test } from 'vitest'
import { allOf, anyOf, lexeme, lexemePrefix } from './ts-query.ts'

test('words are quoted, joined and grouped once', () => {
  expect(allOf([anyOf([lexeme('luz'), lexeme('luces'), lexeme('luz')]), lexeme('led')])).toBe(
    "(('luz' | 'luces') & 'led')",
  )
  expect(lexemePrefix('lu')).toBe("'lu':*")
})

test('quotes and backslashes cannot end a word', () => {
  expect(lexeme("a' | 'b\\")).toBe("'a'' | ''b\\\\'")
})

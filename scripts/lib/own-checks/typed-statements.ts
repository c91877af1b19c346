// Statements are written with the types of the tables; plain text is for what looks after the database itself.
import type { SourceText } from '../project-files.ts'

const PLAIN_TEXT = /\b(?:em|fork\(\)|getConnection\(\))\s*[.]execute(?:<[^(]*>)?\(/gu

/** What sets up, locks, migrates or cleans up the database. */
const MAY_USE_TEXT = /^server\/(?:platform\/|seed-demo[.]ts$)/

export function typedStatements({ path, text }: SourceText): string[] {
  if (!path.startsWith('server/') || /[.](?:test|fixture)[.]ts$/.test(path)) return []
  if (MAY_USE_TEXT.test(path)) return []
  return [...text.matchAll(PLAIN_TEXT)].map(({ index }) => {
    const line = text.slice(0, index).split('\n').length
    return `${path}:${line} runs a statement as plain text; use tables(em) of server/tables.ts`
  })
}

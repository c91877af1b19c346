// Every file opens by saying why it exists: a comment of at least four words before the first line of code.
import type { SourceText } from '../project-files.ts'

const OPENING = /^(?:#!.*\n)?\s*(?:\/\/(?<line>.*(?:\n\/\/.*)*)|\/\*(?<block>[\s\S]*?)\*\/)/
const NOT_WORDS = /^\s*(?:oxlint-|eslint-|@ts-|@vitest-)/

export function openingSentence({ path, text }: SourceText): string[] {
  const { line, block } = OPENING.exec(text)?.groups ?? {}
  const said = line ?? block ?? ''
  const words = said.match(/\p{L}{2,}|\p{L}(?=\s)/gu) ?? []
  if (words.length >= 4 && !NOT_WORDS.test(said)) return []
  return [`${path}:1 opens without a sentence that says why the file exists`]
}

// The shop's texts: Markdown files, one folder per language, each read once.
import fs from 'node:fs'
import path from 'node:path'
import type { Locale } from '#domain/vocabulary.ts'

const FOLDER = path.join(import.meta.dirname, 'texts')
const known = new Map<string, string>()

export function contentText(locale: Locale, name: 'help' | 'legal' | 'returns'): string {
  const file = path.join(FOLDER, locale, `${name}.md`)
  const text = known.get(file) ?? fs.readFileSync(file, 'utf8')
  known.set(file, text)
  return text
}

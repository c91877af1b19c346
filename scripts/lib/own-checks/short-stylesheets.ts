// Stylesheets end where source files do: past 200 lines a part of them belongs to a component of its own.
import type { SourceText } from '../project-files.ts'

const MOST_LINES = 200

export function shortStylesheets({ path, text }: SourceText): string[] {
  const lines = text.trimEnd().split('\n').length
  if (lines <= MOST_LINES) return []
  return [`${path}: ${lines} lines, at most ${MOST_LINES}. Give a part of it a file of its own.`]
}

// Where a rule is silenced, the same line says why: the next reader must be able to tell whether the reason still holds.
import type { SourceText } from '../project-files.ts'

export const silenceSaysWhy = ({ path, text }: SourceText): string[] =>
  text
    .split('\n')
    .flatMap((line, at) =>
      /^\s*(?:\/\/|\/\*) *(?:oxlint|eslint)-disable/.test(line) && !/ -- \S/.test(line)
        ? [`${path}:${at + 1} silences a rule without saying why`]
        : [],
    )

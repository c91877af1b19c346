// The checks no linter has, over every source file of the project.
import { projectFiles, type SourceText } from '../project-files.ts'
import type { Finished } from '../run-command.ts'
import { noBlindCasts } from './no-blind-casts.ts'
import { noReexports } from './no-reexports.ts'
import { noSleepingTests } from './no-sleeping-tests.ts'
import { oneClock } from './one-clock.ts'
import { openingSentence } from './opening-sentence.ts'
import { plainWords } from './plain-words.ts'
import { silenceSaysWhy } from './silence-says-why.ts'
import { shortStylesheets } from './short-stylesheets.ts'
import { typedStatements } from './typed-statements.ts'
import { wordsInDictionaries } from './words-in-dictionaries.ts'

const CHECKS: ((file: SourceText) => string[])[] = [
  openingSentence,
  wordsInDictionaries,
  noBlindCasts,
  noReexports,
  oneClock,
  noSleepingTests,
  silenceSaysWhy,
  typedStatements,
  plainWords,
]

export function runOwnChecks(files = projectFiles()): Promise<Finished> {
  const problems = files.flatMap((file) =>
    file.path.endsWith('.css') ? shortStylesheets(file) : CHECKS.flatMap((check) => check(file)),
  )
  return Promise.resolve({ ok: problems.length === 0, output: `${problems.join('\n')}\n` })
}

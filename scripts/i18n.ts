// npm run i18n: the types and loaders of the dictionaries, where they are missing or stale.
import { generateWords } from './lib/generate-words.ts'
import { takesNothing } from './lib/read-command.ts'

takesNothing(
  'npm run i18n\n\n  Generates the types and loaders of the dictionaries, where they are missing or stale.',
)
process.stdout.write(`Types of the dictionaries: ${await generateWords()}\n`)

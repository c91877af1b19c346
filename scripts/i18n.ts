// npm run i18n: the types and loaders of the dictionaries, where they are missing or stale.
import { generateWords } from './lib/generate-words.ts'

process.stdout.write(`Types of the dictionaries: ${await generateWords()}\n`)

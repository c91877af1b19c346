// Generates the types and loaders of the dictionaries where they are missing or older than the dictionaries.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { projectRoot, runTool } from './run-command.ts'

/** In `src/i18n`. */
const NAMES = ['types', 'util', 'util.sync', 'util.async'].map((part) => `i18n-${part}.ts`)
const SETTINGS = '.typesafe-i18n.json'
/** The generator reads its own last types with every dictionary; from this stub it is done in a quarter of the time. */
const NO_TYPES = 'export type BaseTranslation = object\n'

/** From the project's root. */
export const GENERATED = NAMES.map((name) => `src/i18n/${name}`)

const isDictionary = (file: string): boolean => !path.basename(file).startsWith('i18n-')

/** All that the generator goes by: its version and settings, the languages, the words of the first one. */
function dictionaryHash(root: string): string {
  const words = path.join(root, 'src/i18n')
  const spanish = fs.readdirSync(path.join(words, 'es'), { recursive: true, encoding: 'utf8' })
  const files = [
    path.join(projectRoot, 'node_modules/typesafe-i18n/package.json'),
    path.join(root, SETTINGS),
    ...spanish.map((name) => path.join(words, 'es', name)).toSorted(),
  ].filter((file) => fs.statSync(file).isFile())
  const hash = createHash('sha256')
  hash.update(fs.readdirSync(words).filter(isDictionary).toSorted().join())
  for (const file of files)
    hash.update(path.basename(path.dirname(file))).update(fs.readFileSync(file))
  return hash.digest('hex')
}

async function generateIn(copy: string, root: string, hash: string): Promise<void> {
  const words = path.join(copy, 'src/i18n')
  fs.cpSync(path.join(root, 'src/i18n'), words, { recursive: true, filter: isDictionary })
  fs.writeFileSync(path.join(words, 'i18n-types.ts'), NO_TYPES)
  const settings = JSON.parse(fs.readFileSync(path.join(root, SETTINGS), 'utf8')) as object
  const banner = `// Generated from the dictionaries; do not edit. ${hash}`
  fs.writeFileSync(path.join(copy, SETTINGS), JSON.stringify({ ...settings, banner }))
  const { ok, output } = await runTool('typesafe-i18n', ['--no-watch'], copy)
  if (!ok) throw new Error(`typesafe-i18n failed:\n${output.trim()}`)
  // Each appears whole, so that whoever reads meanwhile never sees half a file.
  for (const name of NAMES) fs.renameSync(path.join(words, name), path.join(root, 'src/i18n', name))
}

/** 'fresh' when the files are of exactly these dictionaries. */
export async function generateWords(root = projectRoot): Promise<'fresh' | 'generated'> {
  const hash = dictionaryHash(root)
  const files = GENERATED.map((file) => path.join(root, file))
  const isFresh = (file: string) =>
    fs.existsSync(file) && fs.readFileSync(file, 'utf8').includes(hash)
  if (files.every(isFresh)) return 'fresh'
  // Below the project, so that the copy finds node_modules.
  fs.mkdirSync(path.join(projectRoot, '.cache'), { recursive: true })
  const copy = fs.mkdtempSync(path.join(projectRoot, '.cache/words-'))
  try {
    await generateIn(copy, root, hash)
    return 'generated'
  } finally {
    fs.rmSync(copy, { recursive: true, force: true })
  }
}

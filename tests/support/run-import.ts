// Runs the import command as a person would, in a process of its own on the database of a running shop.
import { execFile } from 'node:child_process'
import fs from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { childEnvironment } from '#server/config.ts'
import type { Shop } from './start-shop.ts'

const run = promisify(execFile)
const root = path.resolve(import.meta.dirname, '../..')

export interface ImportAnswer {
  /** The command's own account. */
  summary: Record<string, unknown>
  /** The file of rejected rows as it was written. */
  rejects: string
}

/** One cell of a CSV file, whatever it holds. */
export const csvCell = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** Writes the lines into a file and imports it with a store's own numbers. */
export async function runImport(
  { databaseUrl }: Pick<Shop, 'databaseUrl'>,
  lines: string[],
  ...options: string[]
): Promise<ImportAnswer> {
  const folder = await fs.mkdtemp(path.join(root, '.test/import-'))
  const file = path.join(folder, 'list.csv')
  await fs.writeFile(file, lines.join('\n'))
  const rejects = path.join(folder, 'rejects.csv')
  const words = [
    'run',
    '--silent',
    'import',
    '--',
    file,
    '--store',
    'walmart',
    '--rejects',
    rejects,
    '--json',
    ...options,
  ]
  const env = childEnvironment({ DATABASE_URL: databaseUrl, NODE_ENV: 'production' })
  try {
    const { stdout } = await run('npm', words, { cwd: root, env })
    const summary = JSON.parse(stdout) as Record<string, unknown>
    const rejected = await fs.readFile(rejects, 'utf8').catch(() => '')
    return { summary, rejects: rejected }
  } finally {
    await fs.rm(folder, { recursive: true })
  }
}

// Runs the import command as a person would, in a process of its own on the database of a running shop.
import { execFile } from 'node:child_process'
import fs from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { childEnvironment } from '#server/config.ts'
import type { Shop } from './start-shop.ts'

const run = promisify(execFile)
const root = path.resolve(import.meta.dirname, '../..')

/** Writes the lines into a file and imports it; answers with the command's own summary. */
export async function runImport(
  { databaseUrl }: Pick<Shop, 'databaseUrl'>,
  lines: string[],
  ...options: string[]
): Promise<Record<string, unknown>> {
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
    '--rejects',
    rejects,
    '--json',
    ...options,
  ]
  const env = childEnvironment({ DATABASE_URL: databaseUrl, NODE_ENV: 'production' })
  try {
    const { stdout } = await run('npm', words, { cwd: root, env })
    return JSON.parse(stdout) as Record<string, unknown>
  } finally {
    await fs.rm(folder, { recursive: true })
  }
}

// Says whether the generated dictionary files fit the dictionaries, by generating them anew in a copy.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { projectRoot, runTool, type Finished } from './run-command.ts'

const generated = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith('i18n-')) : []

function difference(kept: string, fresh: string): string[] {
  const names = [...new Set([...generated(kept), ...generated(fresh)])]
  const read = (folder: string, name: string) =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : ''
  return names.filter((name) => read(kept, name) !== read(fresh, name))
}

export async function generatedWordsAreCurrent(root = projectRoot): Promise<Finished> {
  const words = join(root, 'src/i18n')
  if (!existsSync(words)) return { ok: false, output: 'src/i18n is missing\n' }
  // Below the project, so that the copy finds node_modules and the subpath imports.
  mkdirSync(join(projectRoot, '.cache'), { recursive: true })
  const copy = mkdtempSync(join(projectRoot, '.cache/words-'))
  try {
    cpSync(words, join(copy, 'src/i18n'), { recursive: true })
    cpSync(join(projectRoot, '.typesafe-i18n.json'), join(copy, '.typesafe-i18n.json'))
    const { ok, output } = await runTool('typesafe-i18n', ['--no-watch'], copy)
    if (!ok) return { ok, output }
    const stale = difference(words, join(copy, 'src/i18n'))
    if (stale.length === 0) return { ok: true, output }
    return { ok: false, output: `stale: ${stale.join(', ')}; run npm run i18n and commit\n` }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

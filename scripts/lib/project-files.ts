// Lists the project's own source files: what git knows or would add, without what generators write.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { projectRoot } from './run-command.ts'

export interface SourceText {
  path: string
  text: string
  /** Parsed when a check first asks for it: most files are never parsed. */
  tree: () => ts.SourceFile
}

const GENERATED = /^migrations\/|(^|\/)fixtures\//

export function sourceText(path: string, text: string): SourceText {
  const parse = () => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  let tree: ts.SourceFile | undefined
  return { path, text, tree: () => (tree ??= parse()) }
}

export function projectFiles(): SourceText[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const listed = execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).split('\0')
  return [...new Set(listed)]
    .filter((path) => /[.](ts|tsx|cjs|mjs|css)$/.test(path) && !GENERATED.test(path))
    .filter((path) => existsSync(join(projectRoot, path)))
    .map((path) => sourceText(path, readFileSync(join(projectRoot, path), 'utf8')))
}

// Where the change began that somebody works on: where its branch left the main one.
import { execFileSync } from 'node:child_process'
import { projectRoot } from './run-command.ts'

const MAIN = ['origin/main', 'main']

/** A commit. What is not committed counts to the change in any case; without a main branch, only that does. */
export function changedBase(cwd = projectRoot): string {
  for (const main of MAIN)
    try {
      const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore']
      return execFileSync('git', ['merge-base', 'HEAD', main], {
        cwd,
        stdio,
        encoding: 'utf8',
      }).trim()
    } catch {
      // A copy without this branch.
    }
  return 'HEAD'
}

// Hands words on to vitest: what it does not know is refused before anything is built.
import { createCLI } from 'vitest/node'

/** @throws with one sentence when vitest has no such option */
export function vitestWords(args: string[]): string[] {
  const cli = createCLI()
  cli.parse(['node', 'vitest', 'run', ...args], { run: false })
  cli.matchedCommand?.checkUnknownOptions()
  return args
}

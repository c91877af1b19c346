// The lines by which the README saves a shop and brings it back, and a shell that runs them as they stand there.
import { execFileSync } from 'node:child_process'
import { expect } from 'vitest'
import { readText } from './container-files.ts'

const readme = readText('README.md')
/** The one line of the README that has these words in it. */
export const lineWith = (...words: string[]): string => {
  const inText = [...readme.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code ?? '')
  const alone = readme.split('\n').filter((line) => !/[`|]/.test(line))
  const found = [...inText, ...alone].filter((line) => words.every((word) => line.includes(word)))
  expect(found, words.join(' ')).toHaveLength(1)
  return found[0] ?? ''
}
/** What such a line does inside its container. */
export const inContainer = (line: string): string => {
  const inside = line.replace(/^docker compose (?:exec|run)(?: -T| --rm| --no-deps)* \w+ /, '')
  expect(inside).not.toMatch(/docker/)
  return inside
}
export const shell = (
  line: string,
  cwd: string,
  env: Record<string, string> = { PATH: '/usr/bin:/bin' },
) => execFileSync('sh', ['-c', line], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })

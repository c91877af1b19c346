// What is true does not depend on when it is asked, and the server knows no time but the database's.
import type { SourceText } from '../project-files.ts'

const MACHINE = /\bnew Date\(\s*\)|\bDate\(\s*\)|\bDate[.]now\b/
const CHANCE = /\bcrypto[.]random|\bsetTimeout\(|\bsetInterval\(/

/** What compares the two, what knows a library which reads the machine's, and what judges the times of files. */
const MAY_ASK = new Set([
  'server/platform/clock.ts',
  'server/domains/auth/lucia.ts',
  'server/platform/write-atomically.ts',
])

const adviceFor = (path: string, line: string): string | null => {
  if (path.startsWith('domain/'))
    return MACHINE.test(line) || CHANCE.test(line) ? 'take the moment as a parameter' : null
  if (!path.startsWith('server/') || MAY_ASK.has(path)) return null
  return MACHINE.test(line)
    ? 'take ctx.now or clock(), which are the database’s time, or performance.now() for a span'
    : null
}

export function oneClock({ path, text }: SourceText): string[] {
  if (/[.](?:test|fixture)[.]tsx?$/.test(path)) return []
  return text.split('\n').flatMap((line, index) => {
    const advice = /^\s*(?:\/\/|\*)/.test(line) ? null : adviceFor(path, line)
    return advice ? [`${path}:${index + 1} asks the machine’s clock; ${advice}`] : []
  })
}

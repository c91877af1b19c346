// What is true does not depend on when it is asked: no clock and no chance in domain/.
import type { SourceText } from '../project-files.ts'

const CLOCK = /\bnew Date\(\s*\)|\bDate\(\s*\)|\bcrypto[.]random|\bsetTimeout\(|\bsetInterval\(/

export function domainHasNoClock({ path, text }: SourceText): string[] {
  if (!path.startsWith('domain/') || /[.]test[.]ts$/.test(path)) return []
  return text
    .split('\n')
    .flatMap((line, index) =>
      CLOCK.test(line) && !/^\s*(?:\/\/|\*)/.test(line)
        ? [`${path}:${index + 1} asks the clock; take the moment as a parameter`]
        : [],
    )
}

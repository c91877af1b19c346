// A test waits for what it needs, never for time to pass.
import type { SourceText } from '../project-files.ts'

const SLEEP =
  /\bwaitForTimeout\(|['"](?:node:)?timers\/promises['"]|\bsetTimeout\(\s*(?:resolve|done|r)\b/

export function noSleepingTests({ path, text }: SourceText): string[] {
  if (!/[.]test[.]tsx?$|^tests\//.test(path)) return []
  return text
    .split('\n')
    .flatMap((line, index) =>
      SLEEP.test(line) ? [`${path}:${index + 1} sleeps; wait with vi.waitFor or expect.poll`] : [],
    )
}

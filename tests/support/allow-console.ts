// The list of console calls a test has said it expects; console-guard.ts reads it after each test.

type Pattern = string | RegExp
const expected: Pattern[] = []

/** For the rest of the running test, console.error and console.warn may say what fits one of these. */
export function allowConsole(...patterns: Pattern[]): void {
  expected.push(...(patterns.length > 0 ? patterns : [/[\s\S]*/]))
}

export function isExpected(said: string): boolean {
  return expected.some((pattern) =>
    typeof pattern === 'string' ? said.includes(pattern) : pattern.test(said),
  )
}

export function forgetExpected(): void {
  expected.length = 0
}

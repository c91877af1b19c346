// Parses a command's arguments: prints the help on request, and refuses unknown arguments in one line.
import { parseArgs } from 'node:util'

/** Node's own sentence without its advice, which goes on about words that begin with a dash. */
const faultOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const isNodes = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  return isNodes ? (error.message.split(/[.]\s/u)[0] ?? '') : error.message
}

/** What `read` makes of the arguments; what it throws is a mistake of the caller and ends the process with 2. */
export function readCommand<T>(usage: string, read: (args: string[]) => T): T {
  const args = process.argv.slice(2)
  if (args.some((word) => word === '--help' || word === '-h')) {
    process.stdout.write(`${usage}\n`)
    process.exit(0)
  }
  try {
    return read(args)
  } catch (error) {
    // Whoever said nothing wants to know what can be said.
    process.stderr.write(`${args.length === 0 ? usage : `${faultOf(error)} (see --help)`}\n`)
    process.exit(2)
  }
}

/** For a command that takes no words. */
export const takesNothing = (usage: string): void =>
  readCommand(usage, (args) => void parseArgs({ args }))

/** The known names that were asked for, in their own order; all of them when none was. */
export function chosenOf<T extends string>(
  kind: string,
  known: readonly T[],
  words: readonly string[],
): T[] {
  const stray = words.find((word) => known.every((name) => name !== word))
  if (stray !== undefined)
    throw new Error(`There is no ${kind} "${stray}", only ${known.join(', ')}`)
  return known.filter((name) => words.length === 0 || words.includes(name))
}

/** @throws when the text is anything else */
export function wholeNumber(name: string, text: string, most = 999_999_999, least = 0): number {
  if (!/^\d{1,9}$/u.test(text) || Number(text) > most || Number(text) < least)
    throw new Error(`--${name} must be a whole number from ${least} to ${most}, got "${text}"`)
  return Number(text)
}

/**
 * Whatever breaks ends the process with 2: of a command that measures, 1 says that a target was missed. A signal ends it
 * in such a way that what it has opened hears of the end.
 */
export const endCleanly = (): void => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
  process.once('uncaughtException', (error) => {
    process.stderr.write(`${error.stack ?? error.message}\n`)
    process.exit(2)
  })
}

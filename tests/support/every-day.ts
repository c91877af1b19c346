// Which cases of a repeated proof run every day, and which only in npm run test:full.
import { test } from 'vitest'

/** True in npm run test:full, which runs every file that imports this one. */
const isFullRun = import.meta.env.MODE === 'full'

/** Of equal proofs the first `count` every day, all of them in the full run. */
export const everyDay = <Case>(count: number, cases: readonly Case[]): readonly Case[] =>
  isFullRun ? cases : cases.slice(0, count)

/** Declares tests whose proof every day has a shorter one of its kind. */
export const inFullRun = (declare: () => void): void => {
  if (isFullRun) declare()
}

/** A test whose proof every day has a shorter one of its kind. */
export const testInFull = (name: string, run: () => Promise<void>, timeout?: number): void =>
  // oxlint-disable-next-line vitest/valid-title, vitest/expect-expect -- the caller's words and assertions
  inFullRun(() => test(name, run, timeout))

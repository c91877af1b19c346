// Which cases of a repeated proof run every day, and which only in npm run test:full.

/** True in npm run test:full, which runs every file that imports this one. */
const isFullRun = import.meta.env.MODE === 'full'

/** Of equal proofs the first `count` every day, all of them in the full run. */
export const everyDay = <Case>(count: number, cases: readonly Case[]): readonly Case[] =>
  isFullRun ? cases : cases.slice(0, count)

/** Declares tests whose proof every day has a shorter one of its kind. */
export const inFullRun = (declare: () => void): void => {
  if (isFullRun) declare()
}

// What becomes of a doubtful run and of its prices by either answer, in words.
import type { RunDoubt } from '#domain/sync-run.ts'

type Words = Readonly<Record<'held' | Exclude<RunDoubt, 'many_jumps'>, () => string>>

/** What is decided about prices holds whatever the doubt is called; of prices alone nothing else is decided. */
export const consequence = (words: Words, doubt: RunDoubt): string =>
  doubt === 'many_jumps' ? words.held() : `${words[doubt]()} ${words.held()}`

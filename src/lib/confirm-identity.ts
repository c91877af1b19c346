// Where a call is refused until whoever sits there shows who they are: asks, and says whether it may be repeated.

/** The last proof is too long ago, or the session has ended. */
export type Why = 'confirm_identity' | 'unauthorized'
/** Resolves when it was shown, or given up. */
type Asker = (why: Why) => Promise<boolean>

let asker: Asker | null = null
let asking: Promise<boolean> | null = null

export const isAskedAfter = (code: string | null | undefined): code is Why =>
  code === 'confirm_identity' || code === 'unauthorized'

/** What is read again after the question was given up does not ask it once more. */
const PEACE_MS = 3000
let givenUpAt = -PEACE_MS

/** The part of the page that asks; returns what takes it away again, and its open question with it. Public pages have none. */
export function answerIdentityWith(ask: Asker): () => void {
  let leave = (_isShown: boolean) => {}
  const left = new Promise<boolean>((resolve) => (leave = resolve))
  const own: Asker = (why) => Promise.race([ask(why), left])
  asker = own
  // Another page was given up, not this one.
  givenUpAt = -PEACE_MS
  return () => {
    if (asker === own) asker = null
    leave(false)
  }
}

/** One question for all calls that wait for it. */
export function askIdentity(
  why: Why,
  type: 'query' | 'mutation' | 'subscription',
): Promise<boolean> {
  if (type === 'query' && performance.now() - givenUpAt < PEACE_MS) return Promise.resolve(false)
  asking ??= (asker?.(why) ?? Promise.resolve(false))
    .then((isShown) => {
      givenUpAt = isShown ? -PEACE_MS : performance.now()
      return isShown
    })
    .finally(() => (asking = null))
  return asking
}

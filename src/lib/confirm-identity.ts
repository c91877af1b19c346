// Where a call is refused until whoever sits there shows who they are: asks, and says whether it may be repeated.

/** The last proof is too long ago, or the session has ended. */
export type Why = 'confirm_identity' | 'unauthorized'
/** Resolves when it was shown, or given up. */
type Asker = (why: Why) => Promise<boolean>

let asker: Asker | null = null
let asking: Promise<boolean> | null = null

export const isAskedAfter = (code: string | null | undefined): code is Why =>
  code === 'confirm_identity' || code === 'unauthorized'

/** The part of the page that asks; returns what takes it away again. Public pages have none. */
export function answerIdentityWith(ask: Asker): () => void {
  asker = ask
  return () => {
    if (asker === ask) asker = null
  }
}

/** One question for all calls that wait for it. */
export function askIdentity(why: Why): Promise<boolean> {
  asking ??= (asker?.(why) ?? Promise.resolve(false)).finally(() => (asking = null))
  return asking
}

// Where a write is refused until whoever sits there shows once more who they are: asks, and says whether it may be repeated.

/** Resolves when it was shown, or given up. */
type Asker = () => Promise<boolean>

let asker: Asker | null = null
let asking: Promise<boolean> | null = null

/** Whoever's session has ended is asked as well: the question leads to sign in, and what was typed waits for them. */
export const isAskedAfter = (code: string | null | undefined): boolean =>
  code === 'confirm_identity' || code === 'unauthorized'

/** The part of the page that asks; returns what takes it away again. */
export function answerIdentityWith(ask: Asker): () => void {
  asker = ask
  return () => {
    if (asker === ask) asker = null
  }
}

/** One question for all calls that wait for it. */
export function askIdentity(): Promise<boolean> {
  asking ??= (asker?.() ?? Promise.resolve(false)).finally(() => (asking = null))
  return asking
}

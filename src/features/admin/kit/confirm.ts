// Asks before something is done that is not easily undone: `if (await confirm({ … })) …`.
import type { ReactNode } from 'react'

export interface Question {
  title: string
  text?: ReactNode
  /** What the button that does it says: the deed, not «yes». */
  yes: string
  danger?: boolean
}
type Asker = (question: Question) => Promise<boolean>

let asker: Asker | null = null

/** The part of the page that asks; returns what takes it away again. */
export function answerConfirmWith(ask: Asker): () => void {
  asker = ask
  return () => {
    if (asker === ask) asker = null
  }
}

/** Resolves to whether it may be done. Where nothing can ask, it may not. */
export const confirm = (question: Question): Promise<boolean> =>
  asker?.(question) ?? Promise.resolve(false)

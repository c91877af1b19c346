// Sends what a form of a desk asks for and says what came of it, or why nothing was saved; one way for all desks.
import type { ErrorCode } from '#contract/errors.ts'
import { answerOf } from './answer-of.ts'
import { errorCodeOf } from './error-code.ts'
import { statusOf, throwStatus } from './status-response.ts'

/** The server's reason, also where it failed itself; `offline` where nobody answered. */
export type Unsaved = ErrorCode | 'offline'

/** An answer that says no, or a failure in which nobody knows what was done. */
export const unsavedOf = (error: unknown): Unsaved => {
  const code = errorCodeOf(error)
  if (code) return code
  return (answerOf(error).status ?? 0) >= 500 ? 'internal' : 'offline'
}

/** Whose session ended is led to sign in by the gate around the page. On the server any other surprise is an error page; in the browser the form stays and can be sent again. */
export const asked = <T extends object>(
  call: Promise<T>,
  { inBrowser }: { inBrowser: boolean },
): Promise<T | Unsaved> =>
  call.catch((error: unknown): Unsaved => {
    if (!inBrowser && statusOf(error) !== 401) return throwStatus(error)
    return unsavedOf(error)
  })

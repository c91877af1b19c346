// Sends what a form of a desk asks for and says what came of it, or why nothing was saved; one way for all desks.
import { ERRORS, type ErrorCode } from '#contract/errors.ts'
import { errorCodeOf } from './error-code.ts'
import { statusOf, throwStatus } from './status-response.ts'

/** The server's reason; `offline` where it is not known what became of it. */
export type Unsaved = ErrorCode | 'offline'

/** An answer that says no, or a failure in which nobody knows what was done. */
export const unsavedOf = (error: unknown): Unsaved => {
  const code = errorCodeOf(error)
  return code && ERRORS[code].http < 500 ? code : 'offline'
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

// A desk that broke while it was drawn: its fault gets an id to quote, under which the server's log has it.
import { TRPCClientError } from '@trpc/client'
import { answerOf } from '#src/lib/answer-of.ts'
import { trpcClient } from '#src/lib/trpc-client.ts'

/** What browsers say of a file that did not come. */
const NOT_FETCHED = /dynamically imported module|importing a module/i
const LONGEST = { message: 500, stack: 2000, path: 200 }
const OUR_FAULT = 500

/** What a call was answered, or that nobody answered, is known by itself. */
const isKnown = (error: unknown): boolean =>
  error instanceof TRPCClientError ||
  answerOf(error).status !== undefined ||
  (error instanceof Error && NOT_FETCHED.test(error.message))

/** As the server answers when something broke there. */
class OwnFault extends Error {
  readonly status = OUR_FAULT
  readonly data: { requestId: string }
  constructor(cause: unknown) {
    super('A desk broke.', { cause })
    this.data = { requestId: crypto.randomUUID() }
  }
}

export const faultOf = (error: unknown): unknown => (isKnown(error) ? error : new OwnFault(error))

/** Into the server's log; whoever reads the fault can go on without it. */
export function tellServer(fault: unknown): void {
  if (!(fault instanceof OwnFault)) return
  const { cause, data } = fault
  const { message, stack = '' } = cause instanceof Error ? cause : new Error(String(cause))
  void trpcClient.admin.adminNoteFault
    .query({
      id: data.requestId,
      message: message.slice(0, LONGEST.message),
      stack: stack.slice(0, LONGEST.stack),
      path: location.pathname.slice(0, LONGEST.path),
    })
    .catch(() => null)
}

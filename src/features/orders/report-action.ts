// What reporting a payment does, on the page of the link and in the account.
import { fieldErrorsOf } from '#contract/field-errors.ts'
import { reportPaymentInput } from '#contract/order-desk.ts'
import type { PageContext } from '#src/lib/calls.ts'
import { throwStatus } from '#src/lib/status-response.ts'
import type { ReportAnswer } from './report-answer.ts'

/** What was wrong; null when it was reported. */
export async function reportAction(
  asked: { number: string; key: string; reference: string },
  { write, inBrowser }: Pick<PageContext, 'write' | 'inBrowser'>,
): Promise<ReportAnswer | null> {
  const { reference } = asked
  const parsed = reportPaymentInput.safeParse(asked)
  if (!parsed.success) {
    const fault = fieldErrorsOf(parsed.error, asked)['reference']?.[0]
    if (!fault) throw new Response(null, { status: 404 })
    return { reference, fault }
  }
  const reporting = write.orders.reportPayment(parsed.data)
  const outcome = await (inBrowser ? reporting.catch(() => null) : reporting.catch(throwStatus))
  if (!outcome) return { reference, failed: true }
  return outcome.ok ? null : { reference, refused: true }
}

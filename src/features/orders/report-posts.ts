// What reporting a payment does, on the page of the link and in the account.
import { redirect } from 'react-router'
import { reportPaymentInput } from '#contract/order-desk.ts'
import { paths } from '#contract/paths.ts'
import { PAYMENT_KINDS } from '#domain/payment-method.ts'
import type { PageContext } from '#src/lib/calls.ts'
import type { FormAnswer } from '#src/lib/form/answer.ts'
import { runPost } from '#src/lib/form/run-post.ts'
import { formText } from '#src/lib/form-text.ts'
import { reportFields } from './report-fields.ts'

/** `key` is that of its link; empty for its buyer. */
export const reportPayment =
  (number: string, key: string) =>
  async (form: FormData, page: PageContext): Promise<Response | FormAnswer> => {
    const kind = PAYMENT_KINDS.find((each) => each === formText(form, 'kind'))
    if (!kind) throw new Response(null, { status: 400 })
    const answer = await runPost(
      {
        form,
        fields: reportFields(kind),
        schema: reportPaymentInput,
        extra: { number, key, kind },
        call: (input) => page.write.orders.reportPayment(input),
        done: () =>
          redirect(key ? paths.orderConfirmation(number, key) : paths.accountOrder(number), 303),
      },
      page,
    )
    // No order has such a number, or no link such a key.
    if ('faults' in answer && ('number' in answer.faults || 'key' in answer.faults))
      throw new Response(null, { status: 404 })
    return answer
  }

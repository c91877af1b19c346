// Places the order a checkout form asks for, once, or says why not with everything typed still there.
import { redirect } from 'react-router'
import { paths } from '#contract/paths.ts'
import type { PageContext } from '#src/lib/calls.ts'
import type { CheckoutAnswer } from './checkout-answer.ts'
import {
  ANOTHER_ADDRESS,
  fillKeptAddress,
  KEPT_ADDRESS,
  typedValues,
  withFaults,
} from './checkout-fields.ts'
import { keepAddress } from './keep-address.ts'
import { dropDraft } from './kept-draft.ts'
import { readCheckoutForm } from './read-checkout-form.ts'

export async function checkoutAction(
  request: Request,
  calls: PageContext,
  forgetCart: () => void,
): Promise<CheckoutAnswer | Response> {
  const { read, write, inBrowser } = calls
  const form = await request.formData()
  const answer: CheckoutAnswer = {
    values: typedValues(form),
    faults: {},
    refusal: null,
    failed: false,
  }
  const isTyped = [null, ANOTHER_ADDRESS].includes(form.get(KEPT_ADDRESS) as string | null)
  if (!isTyped && !fillKeptAddress(form, await read.account.ownAddresses()))
    return { ...answer, faults: { [KEPT_ADDRESS]: 'unknown_option' } }
  const asked = readCheckoutForm(form)
  if (!asked.ok) return { ...answer, ...withFaults(form, asked.faults) }

  const placing = write.orders.placeOrder(asked.input)
  // On the server a surprise is an error page; in the browser the form stays and can be sent again.
  const outcome = await (inBrowser ? placing.catch(() => null) : placing)
  if (!outcome) return { ...answer, failed: true }
  if (!outcome.ok && outcome.code === 'no_rate')
    return { ...answer, faults: { paymentMethod: 'no_bolivar_rate' } }
  if (!outcome.ok) return { ...answer, refusal: outcome }
  if (inBrowser) {
    dropDraft()
    forgetCart()
  }
  const wantsIt = isTyped && form.has('keepAddress')
  const isKept = !wantsIt || (await keepAddress(calls, asked.input.shippingAddress))
  return redirect(paths.orderConfirmation(outcome.number, outcome.key, isKept), 303)
}

// Places the order a checkout form asks for, once, or says why not with everything typed still there.
import { redirect } from 'react-router'
import { orderAddressSchema } from '#contract/address.ts'
import { placeOrderInput } from '#contract/checkout.ts'
import { paths } from '#contract/paths.ts'
import { asked } from '#src/lib/asked.ts'
import type { PageContext } from '#src/lib/calls.ts'
import type { Posts } from '#src/lib/form/post-action.ts'
import { postedAll } from '#src/lib/form/reading.ts'
import { runPost } from '#src/lib/form/run-post.ts'
import { formText } from '#src/lib/form-text.ts'
import {
  ANOTHER_ADDRESS,
  type CheckoutAnswer,
  checkoutFields,
  fillKeptAddress,
  KEPT_ADDRESS,
  quoteAsked,
} from './checkout-fields.ts'
import { keepAddress } from './keep-address.ts'
import { dropDraft } from './kept-draft.ts'
import { payName } from './pay-name.ts'

const numberOf = (form: FormData, name: string): number => {
  const text = formText(form, name)
  return /^\d{1,10}$/.test(text) ? Number(text) : 0
}

/** With what the chosen way to pay adds or takes off, where it does. */
const seenTotal = (form: FormData): number => {
  const service = formText(form, 'service')
  const pay = payName(service, formText(form, 'paymentMethod'))
  return numberOf(form, form.has(pay) ? pay : `total.${service}`)
}

/** The order that a form asks for, of what its fields hold. */
export const orderOf =
  (form: FormData) =>
  ({
    keptAddress: _chosen,
    keepAddress: _keep,
    billingSame,
    billingAddress,
    ...read
  }: Record<string, unknown>) => ({
    ...read,
    billingAddress: billingSame ? null : billingAddress,
    expectedTotalCents: seenTotal(form),
    expectedCustomsByShop: formText(form, `customs.${formText(form, 'service')}`) === 'shop',
    cartVersion: numberOf(form, 'cartVersion'),
    extras: form.getAll('extras'),
  })

/** Faults of a chosen address can only be seen and corrected in its fields. */
export function openKeptAddress({ typed, faults, ...answer }: CheckoutAnswer): CheckoutAnswer {
  const isInAddress = Object.keys(faults).some((name) => name.startsWith('shippingAddress.'))
  const isChosen = isInAddress && typed[KEPT_ADDRESS] !== ''
  return {
    ...answer,
    faults,
    typed: isChosen ? { ...typed, [KEPT_ADDRESS]: ANOTHER_ADDRESS } : typed,
  }
}

/** None where nobody answers: then the page's own stands. */
async function quoted(form: FormData, calls: PageContext): Promise<Pick<CheckoutAnswer, 'quote'>> {
  const { read } = calls
  const kept = await asked(read.account.ownAddresses(), calls)
  const wanted = quoteAsked(form, typeof kept === 'string' ? [] : kept)
  const quote = await asked(read.orders.checkoutQuote(wanted), calls)
  return typeof quote === 'string' ? {} : { quote }
}

export const checkoutPosts =
  (forgetCart: () => void): Posts<CheckoutAnswer> =>
  (calls) => ({
    checkout: async (form) => {
      const { read, write, inBrowser } = calls
      const isTyped = [null, ANOTHER_ADDRESS].includes(form.get(KEPT_ADDRESS) as string | null)
      const kept = isTyped ? [] : await asked(read.account.ownAddresses(), calls)
      const typed = postedAll(checkoutFields, form, '')
      if (typeof kept === 'string') return { intent: 'checkout', typed, faults: {}, unsaved: kept }
      if (!isTyped && !fillKeptAddress(form, kept))
        return { intent: 'checkout', typed, faults: { [KEPT_ADDRESS]: 'unknown_option' } }
      const answer = await runPost(
        {
          form,
          fields: checkoutFields,
          schema: placeOrderInput,
          shape: orderOf(form),
          call: async (input) => {
            const outcome = await write.orders.placeOrder(input)
            if (!outcome.ok) return outcome
            if (inBrowser) {
              dropDraft()
              forgetCart()
            }
            const wantsIt = isTyped && form.has('keepAddress')
            const isKept =
              !wantsIt ||
              (await keepAddress(calls, orderAddressSchema.parse(input.shippingAddress)))
            return { ...outcome, isKept }
          },
          done: ({ number, key, isKept }) =>
            redirect(paths.orderConfirmation(number, key, isKept), 303),
        },
        calls,
      )
      if (answer instanceof Response) return answer
      if (answer.unsaved) return openKeptAddress(answer)
      return { ...openKeptAddress(answer), ...(await quoted(form, calls)) }
    },
    // Without scripts: what an extra or another address makes of the total.
    reprice: async (form) => ({
      intent: 'checkout',
      typed: postedAll(checkoutFields, form, ''),
      faults: {},
      ...(await quoted(form, calls)),
    }),
  })

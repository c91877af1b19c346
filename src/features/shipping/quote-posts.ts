// What the forms of quotes do: keep the shipment of the address, mail a kept quote, and put its goods into the cart.
import { redirect, redirectDocument } from 'react-router'
import { z } from 'zod'
import type { CartView } from '#contract/cart.ts'
import { orderServiceSchema } from '#contract/landed.ts'
import { refuse } from '#contract/outcome.ts'
import { parseShipment } from '#contract/parse-shipment.ts'
import { paths } from '#contract/paths.ts'
import { mailQuoteInput } from '#contract/kept-quotes.ts'
import { LANDED_EXTRAS } from '#domain/shipping-services.ts'
import type { Posts } from '#src/lib/form/post-action.ts'
import { post } from '#src/lib/form/run-post.ts'
import { mailFields, type QuoteAnswer, sendFields } from './quote-fields.ts'
import { readShipment } from './read-shipment.ts'
import { typedQuote } from './typed-quote.ts'

const sendSchema = z.object({ service: orderServiceSchema, replace: z.boolean() })

/** `told` hears of the cart in the browser. Goods take prices of every page to where they go, so the document is asked for anew. */
type QuotePosts = (told: (cart: CartView) => void) => Posts<QuoteAnswer>

export const keepPosts: QuotePosts =
  (told) =>
  ({ read, write, locale, inBrowser }, { request }) => ({
    keep: post({
      fields: {},
      schema: z.object({}),
      call: async () => {
        const view = parseShipment(new URL(request.url).searchParams, locale)
        const shipment = readShipment(view)
        if (!shipment.ok) return refuse('invalid_input')
        const to = view.destination || (await read.shipping.destination()).code
        const asked = typedQuote(shipment.input, to, view.goods)
        return write.shipping.saveQuote(asked)
      },
      done: ({ token }) => redirect(paths.savedQuote(token), 303),
    }),
    send: post({
      fields: sendFields,
      schema: sendSchema,
      call: async ({ service }) => {
        const view = parseShipment(new URL(request.url).searchParams, locale)
        const destination = view.destination || (await read.shipping.destination()).code
        const extras = LANDED_EXTRAS.filter((extra) => view[extra])
        return write.cart.sendGoods({ service, goods: view.goods, destination, extras })
      },
      done: ({ cart }) => {
        if (inBrowser) told(cart)
        return redirectDocument(paths.cart, 303)
      },
    }),
  })

export const keptPosts: QuotePosts =
  (told) =>
  ({ write, inBrowser }, { params }) => ({
    mail: post({
      fields: mailFields,
      schema: mailQuoteInput,
      extra: { token: params['token'] ?? '' },
      call: (input) => write.shipping.mailQuote(input),
      done: () => ({ mailed: true as const }),
    }),
    order: post({
      fields: sendFields,
      schema: sendSchema,
      call: (input) => write.cart.sendGoods({ quote: params['token'] ?? '', ...input }),
      done: ({ cart }) => {
        if (inBrowser) told(cart)
        return redirectDocument(paths.checkout, 303)
      },
    }),
  })

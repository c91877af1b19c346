// What the forms of quotes do: keep the shipment of the address, and send a kept quote by mail.
import { redirect } from 'react-router'
import { z } from 'zod'
import { refuse } from '#contract/outcome.ts'
import { parseShipment } from '#contract/parse-shipment.ts'
import { paths } from '#contract/paths.ts'
import { mailQuoteInput } from '#contract/kept-quotes.ts'
import type { Posts } from '#src/lib/form/post-action.ts'
import { post } from '#src/lib/form/run-post.ts'
import { mailFields, type QuoteAnswer } from './quote-fields.ts'
import { readShipment } from './read-shipment.ts'
import { typedQuote } from './typed-quote.ts'

export const keepPosts: Posts<QuoteAnswer> = ({ read, write, locale }, { request }) => ({
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
})

export const mailPosts: Posts<QuoteAnswer> = ({ write }, { params }) => ({
  mail: post({
    fields: mailFields,
    schema: mailQuoteInput,
    extra: { token: params['token'] ?? '' },
    call: (input) => write.shipping.mailQuote(input),
    done: () => ({ mailed: true as const }),
  }),
})

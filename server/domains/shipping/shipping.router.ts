// The procedures of shipping: anyone may look, compute and keep a quote; admins change the tariff.
import {
  mailQuoteInput,
  mailQuoteOutput,
  printQuoteOutput,
  savedQuoteInput,
  openedQuoteSchema,
  saveQuoteInput,
  saveQuoteOutput,
} from '#contract/kept-quotes.ts'
import {
  chooseDestinationInput,
  chooseDestinationOutput,
  destinationsOutput,
  feesOutput,
  packedProductsInput,
  packedProductsOutput,
  quoteOutput,
  servicesInput,
  servicesOutput,
  tariffInput,
  tariffOutput,
} from '#contract/shipping.ts'
import { destinationNameSchema } from '#contract/destination-name.ts'
import { quoteInput } from '#contract/shipping-quote.ts'
import { atOnce } from '#server/platform/at-once.ts'
import { anyone, fail, limitReads, reader, router } from '#server/trpc/init.ts'
import { chooseDestination, shownDestination } from './choose-destination.ts'
import { deskProcedures } from './desk.procedures.ts'
import { listDestinations } from './destinations.ts'
import { listServices } from './list-services.ts'
import { mailQuote } from './mail-quote.ts'
import { findNetwork } from './network.ts'
import { packProducts } from './pack-products.ts'
import { printQuote } from './print-quote.ts'
import { quoteShipment } from './quote-shipment.ts'
import { openSavedQuote } from './open-saved-quote.ts'
import { saveQuote } from './save-quote.ts'
import { consolidationFeesAt, mailboxFeesAt, tariffAt } from './tariff-at.ts'

export const shippingRouter = router({
  ...deskProcedures,
  services: reader
    .input(servicesInput)
    .output(servicesOutput)
    .query(({ ctx, input }) => listServices(ctx, input)),
  destinations: reader.output(destinationsOutput).query(({ ctx }) => listDestinations(ctx)),
  destination: reader
    .output(atOnce(destinationNameSchema))
    .query(({ ctx }) => shownDestination(ctx)),
  chooseDestination: anyone
    .input(chooseDestinationInput)
    .output(chooseDestinationOutput)
    .mutation(({ ctx, input }) => chooseDestination(ctx, input)),
  tariff: reader
    .input(tariffInput)
    .output(tariffOutput)
    .query(async ({ ctx, input }) => {
      const tariff = tariffAt(await findNetwork(ctx), ctx.config, input.destination, ctx.now)
      if (!tariff) throw fail('not_found')
      return { ...tariff, processingCents: ctx.config.processingCents }
    }),
  fees: reader.output(feesOutput).query(async ({ ctx }) => {
    const network = await findNetwork(ctx)
    return {
      consolidation: consolidationFeesAt(network, ctx.now),
      mailbox: mailboxFeesAt(network, ctx.now),
    }
  }),
  // Asked by programs, many times: it counts and answers without a layer for each.
  quote: reader
    .meta({ answer: quoteOutput })
    .input(atOnce(quoteInput))
    .query(({ ctx, input }) => {
      limitReads(ctx)
      return quoteShipment(ctx, input)
    }),
  packedProducts: reader
    .input(packedProductsInput)
    .output(packedProductsOutput)
    .query(({ ctx, input }) => packProducts(ctx.em, input.ids)),
  saveQuote: anyone
    .input(saveQuoteInput)
    .output(saveQuoteOutput)
    .mutation(({ ctx, input }) => saveQuote(ctx, input)),
  savedQuote: anyone
    .input(savedQuoteInput)
    .output(openedQuoteSchema)
    .query(({ ctx, input }) => openSavedQuote(ctx, input)),
  printQuote: anyone
    .input(savedQuoteInput)
    .output(printQuoteOutput)
    .mutation(({ ctx, input }) => printQuote(ctx, input)),
  mailQuote: anyone
    .input(mailQuoteInput)
    .output(mailQuoteOutput)
    .mutation(({ ctx, input }) => mailQuote(ctx, input)),
})

// Prices a shipment by every service with the tariff of this moment: everything is loaded at once, then only computed.
import type { QuoteOutput } from '#contract/shipping.ts'
import type { QuoteRequest } from '#contract/shipping-quote.ts'
import { refuse } from '#contract/outcome.ts'
import { quoteServices } from '#domain/quote-services.ts'
import type { Quote } from '#domain/quote-types.ts'
import type { Ctx } from '#server/ctx.ts'
import { viewDestination } from './destinations.ts'
import { findNetwork } from './network.ts'
import { tariffAt } from './tariff-at.ts'

/** Null while any service has a price. A service that carries other goods explains the least. */
const refusalOf = ({ options }: Quote) => {
  const refused = options.flatMap((option) => (option.refused === null ? [] : [option.refused]))
  if (refused.length < options.length) return null
  return refused.find((code) => code !== 'not_for_goods') ?? refused[0] ?? 'not_served'
}

/** `at`: with the tariff that held or will hold then. */
export async function quoteShipment(
  ctx: Ctx,
  input: QuoteRequest,
  at = ctx.now,
): Promise<QuoteOutput> {
  const network = await findNetwork(ctx)
  const tariff = tariffAt(network, ctx.config, input.destination, at)
  const row = network.byCode.get(input.destination)
  if (!tariff || !row) return refuse('unknown_destination')
  const quote = quoteServices(input, tariff)
  const destination = viewDestination(network, row, ctx.locale, at)
  const code = refusalOf(quote)
  return code ? refuse(code, { destination, quote }) : { ok: true, destination, quote }
}

// A quote as of any moment, for the desk: also of one that has no tariff.
import type { z } from 'zod'
import { refuse } from '#contract/outcome.ts'
import type { simulateInput, simulateOutput } from '#contract/shipping-desk.ts'
import type { Ctx } from '#server/ctx.ts'
import { findNetwork } from './network.ts'
import { quoteShipment } from './quote-shipment.ts'
import { cardRowAt } from './tariff-at.ts'

export async function simulateQuote(
  ctx: Ctx,
  { at: moment, ...input }: z.output<typeof simulateInput>,
): Promise<z.infer<typeof simulateOutput>> {
  const at = new Date(moment)
  if (!cardRowAt(await findNetwork(ctx), '*', 'consolidation', at)) return refuse('no_tariff')
  return quoteShipment(ctx, input, at)
}

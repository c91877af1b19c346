// Plans a consolidation with the cartons in use and the tariff of this moment.
import { refuse } from '#contract/outcome.ts'
import type { PlanInput } from '#contract/packing.ts'
import type { PlanOutput } from '#contract/packing-plan.ts'
import { planConsolidation } from '#domain/packing/plan-consolidation.ts'
import type { Ctx } from '#server/ctx.ts'
import { findNetwork } from './network.ts'
import { listBoxes } from './packing-boxes.ts'
import { tariffAt } from './tariff-at.ts'

export async function planParcels(
  ctx: Ctx,
  { destination, parcels }: PlanInput,
): Promise<PlanOutput> {
  const tariff = tariffAt(await findNetwork(ctx), ctx.config, destination, ctx.now)
  if (!tariff) return refuse('unknown_destination')
  const boxes = await listBoxes(ctx)
  return { ok: true, boxes, plans: planConsolidation(parcels, boxes, tariff) }
}

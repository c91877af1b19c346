// Agrees on an amount in bolivars with whoever pays so: total times the rate of this moment, kept with its source.
import type { StoredBolivars } from '#contract/orders.ts'
import { bolivarsFor } from '#domain/bolivar-payment.ts'
import type { Ctx } from '#server/ctx.ts'
import { findPayableRate } from '#server/domains/currency/payable-rate.ts'

/** Null when there is no rate anybody may pay by. */
export async function freezeBolivars(
  ctx: Pick<Ctx, 'em' | 'config' | 'now'>,
  totalCents: number,
): Promise<StoredBolivars | null> {
  const found = await findPayableRate(ctx)
  if (!found) return null
  const { rate, kind, source, sourceName, sandbox, valueDate, fetchedAt } = found
  const centimos = bolivarsFor(totalCents, rate)
  return { centimos, rate, kind, source, sourceName, sandbox, valueDate, fetchedAt }
}

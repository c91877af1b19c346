// An admin confirms an example tariff as it stands: from now on its figures are the house's own.
import type { z } from 'zod'
import { refuse } from '#contract/outcome.ts'
import type {
  AddRateCardInput,
  AddRateCardOutcome,
  confirmRateCardInput,
} from '#contract/shipping-desk.ts'
import type { ConsolidationFees, MailboxFees, RateCard as Card } from '#domain/rate-card.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { fail } from '#server/trpc/init.ts'
import { addRateCard } from './add-rate-card.ts'
import { RateCard, type RateCardRow } from './rate-card.entity.ts'

const versioned = (basedOn: string) => ({ basedOn, validFrom: null, note: '' })

const confirmed = (
  { service, data, version: basedOn }: RateCardRow,
  { freight, extras }: { freight: boolean; extras: boolean },
): AddRateCardInput => {
  const { version: _version, ...draft } = data as Card & ConsolidationFees & MailboxFees
  if (service === 'consolidation' || service === 'mailbox')
    return { ...versioned(basedOn), kind: service, fees: { ...draft, confirmed: true } }
  const card = {
    ...draft,
    confirmed: draft.confirmed || freight,
    extrasConfirmed: draft.extrasConfirmed || extras,
  }
  return { ...versioned(basedOn), kind: 'card', card }
}

export async function confirmRateCard(
  ctx: Ctx & { user: CurrentUser },
  { version, ...which }: z.output<typeof confirmRateCardInput>,
): Promise<AddRateCardOutcome> {
  const row = await ctx.em.findOne(RateCard, { version }, { disableIdentityMap: true })
  if (!row) throw fail('not_found')
  // A version that is to come would be overtaken by its own confirmation.
  if (row.validFrom > ctx.now) return refuse('tariff_changed', { version })
  return addRateCard(ctx, confirmed(row, which))
}

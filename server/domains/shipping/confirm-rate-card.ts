// An admin confirms an example tariff as it stands: from now on its figures are the shop's own.
import type { z } from 'zod'
import { refuse } from '#contract/outcome.ts'
import type {
  AddRateCardInput,
  AddRateCardOutcome,
  confirmRateCardInput,
} from '#contract/shipping-desk.ts'
import { versionAt } from '#domain/dated-versions.ts'
import type { ConsolidationFees, MailboxFees, RateCard as Card } from '#domain/rate-card.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { fail } from '#server/trpc/init.ts'
import { addRateCard } from './add-rate-card.ts'
import { RateCard, type RateCardRow } from './rate-card.entity.ts'

const versioned = (basedOn: string) => ({ basedOn, validFrom: null, note: '', replace: false })

const confirmed = (
  { service, data }: RateCardRow,
  { freight, extras }: { freight: boolean; extras: boolean },
  basedOn: string,
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
  const { zone, service } = row
  const all = await ctx.em.find(
    RateCard,
    { zone, service },
    { orderBy: { validFrom: 'desc', id: 'desc' }, disableIdentityMap: true },
  )
  // What is confirmed is what holds now; a version to come stays as it was written.
  if (versionAt(all, ctx.now)?.version !== version) return refuse('tariff_changed', { version })
  const [newest = row] = all.toSorted((a, b) => b.id - a.id)
  return addRateCard(ctx, confirmed(row, which, newest.version))
}

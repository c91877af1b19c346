// Adds a version of a rate card or of a list of fees; what held before stays as it is.
import {
  EVERYWHERE,
  type AddRateCardInput,
  type AddRateCardOutcome,
} from '#contract/shipping-desk.ts'
import { refuse } from '#contract/outcome.ts'
import { startFault } from '#domain/dated-versions.ts'
import type { ConsolidationFees, MailboxFees, RateCard as Card } from '#domain/rate-card.ts'
import type { Service } from '#domain/shipping-services.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { audit } from '#server/platform/audit.ts'
import { fail } from '#server/trpc/init.ts'
import { countTariffChange } from './count-tariff-change.ts'
import { RateCard } from './rate-card.entity.ts'
import { ShippingCountry } from './shipping-country.entity.ts'

type Draft =
  | Omit<Card, 'version'>
  | Omit<ConsolidationFees, 'version'>
  | Omit<MailboxFees, 'version'>

interface Target {
  service: Service
  zone: string
  draft: Draft
}

const targetOf = (input: AddRateCardInput): Target => {
  if (input.kind !== 'card') return { service: input.kind, zone: EVERYWHERE, draft: input.fees }
  const { service, zone } = input.card
  return { service, zone, draft: input.card }
}

/** The transaction's own view, behind the lock: nobody else adds a version now. */
const versionsOf = (em: Ctx['em'], { service, zone }: Target) =>
  em.find(
    RateCard,
    { service, zone },
    { orderBy: { id: 'desc' }, fields: ['version', 'validFrom'], refresh: true },
  )

export async function addRateCard(
  ctx: Ctx & { user: CurrentUser },
  input: AddRateCardInput,
): Promise<AddRateCardOutcome> {
  const { em, now, user } = ctx
  const target = targetOf(input)
  const { service, zone, draft } = target
  if (zone !== EVERYWHERE && !(await em.findOne(ShippingCountry, { code: zone })))
    throw fail('not_found')
  const validFrom = input.validFrom === null ? now : new Date(input.validFrom)
  await countTariffChange(em)
  const known = await versionsOf(em, target)
  const newest = known[0]?.version ?? null
  if (newest !== input.basedOn) return refuse('tariff_changed', { version: newest })
  const fault = startFault(known, { validFrom, replace: input.replace }, now)
  if (fault) return refuse(fault)
  const prefix = zone === EVERYWHERE ? service : `${zone}-${service}`
  const version = `${prefix}-${known.length + 1}`
  await em.insert(RateCard, {
    version,
    service,
    zone,
    validFrom,
    data: { ...draft, version },
    note: input.note,
    createdBy: user.id,
    createdAt: now,
  })
  await audit(ctx, {
    actorId: user.id,
    action: 'shipping.addRateCard',
    object: `rate_card:${version}`,
    details: { basedOn: newest, validFrom: validFrom.toISOString() },
  })
  return { ok: true, version }
}

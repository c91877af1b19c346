// The history of one card for the desk: every version with what it changed and whether it holds.
import type { RateCardVersion } from '#contract/shipping-desk.ts'
import { cardChanges } from '#domain/card-changes.ts'
import { versionStates } from '#domain/dated-versions.ts'
import type { Service } from '#domain/shipping-services.ts'
import type { Ctx } from '#server/ctx.ts'
import { findAuthors } from '#server/domains/auth/find-authors.ts'
import { RateCard } from './rate-card.entity.ts'

export async function listRateCards(
  { em, now }: Pick<Ctx, 'em' | 'now'>,
  { zone, service }: { zone: string; service: Service },
): Promise<RateCardVersion[]> {
  const rows = await em.find(
    RateCard,
    { zone, service },
    // Rows that are only ever added must not wait for a flush.
    { orderBy: { validFrom: 'desc', id: 'desc' }, disableIdentityMap: true },
  )
  const authorOf = await findAuthors(em, rows)
  const states = versionStates(rows, now)
  return rows.map((row, at) => ({
    version: row.version,
    service,
    zone,
    state: states[at] ?? 'past',
    validFrom: row.validFrom.toISOString(),
    createdAt: row.createdAt.toISOString(),
    createdBy: authorOf(row),
    note: row.note,
    data: row.data as RateCardVersion['data'],
    changes: cardChanges(rows[at + 1]?.data ?? null, row.data),
  }))
}

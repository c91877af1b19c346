// The history of one card for the desk: every version with what it changed and whether it holds.
import type { RateCardVersion } from '#contract/shipping-desk.ts'
import { cardChanges } from '#domain/card-changes.ts'
import type { Service } from '#domain/shipping-services.ts'
import type { Ctx } from '#server/ctx.ts'
import { User } from '#server/domains/auth/user.entity.ts'
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
  const authors = rows.flatMap(({ createdBy }) => createdBy ?? [])
  const people = await em.find(User, { id: { $in: authors } }, { fields: ['id', 'username'] })
  const names = new Map(people.map(({ id, username }) => [id, username]))
  const current = rows.find(({ validFrom }) => validFrom <= now)
  return rows.map((row, at) => ({
    version: row.version,
    service,
    zone,
    state: row.validFrom > now ? 'future' : row === current ? 'current' : 'past',
    validFrom: row.validFrom.toISOString(),
    createdAt: row.createdAt.toISOString(),
    createdBy: row.createdBy == null ? null : (names.get(row.createdBy) ?? null),
    note: row.note,
    data: row.data as RateCardVersion['data'],
    changes: cardChanges(rows[at + 1]?.data ?? null, row.data),
  }))
}

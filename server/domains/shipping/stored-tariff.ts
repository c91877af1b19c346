// The tariff a kept quote was computed with, put together again from its stored versions.
import type { ConsolidationFees, RateCard as Card } from '#domain/rate-card.ts'
import type { Tariff } from '#domain/shipping-tariff.ts'
import type { Em } from '#server/platform/orm.ts'
import { RateCard } from './rate-card.entity.ts'
import type { TariffBasis } from './tariff-basis.ts'

/** Throws when a version is missing: rows are only ever added, so none can be. */
export async function findStoredTariff(em: Em, basis: TariffBasis): Promise<Tariff> {
  const { destination, services, consolidationVersion } = basis
  const versions = [consolidationVersion, ...services.map(({ cardVersion }) => cardVersion)]
  const rows = await em.find(RateCard, { version: { $in: versions } }, { disableIdentityMap: true })
  const dataOf = <T>(version: string): T => {
    const row = rows.find((each) => each.version === version)
    if (!row) throw new Error(`rate card ${version} is gone`)
    return row.data as T
  }
  return {
    destination: { ...destination, taxIncluded: destination.taxIncluded ?? false },
    services: services.map(({ cardVersion, ...rest }) => ({
      ...rest,
      card: dataOf<Card>(cardVersion),
    })),
    consolidation: dataOf<ConsolidationFees>(consolidationVersion),
  }
}

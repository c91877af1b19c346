// A tariff that became dearer, for what keeps its price all the same.
import type { TestShop } from './test-shop.ts'

/** Every card of Venezuela from the day before `KEPT_AT` on. */
export async function makeDearer(shop: Pick<TestShop, 'sql'>): Promise<void> {
  await shop.sql(`insert into rate_card (version, service, zone, valid_from, data, created_at)
    select version || '-dearer', service, zone, '2026-05-03', jsonb_set(data, '{brackets}',
      '[{"fromThousandths": 0, "centsPerUnit": 9999, "flatCents": 0}]'), now()
    from rate_card where zone like 've%'`)
  await shop.sql('update tariff_counter set version = version + 1')
}

/** When a quote is kept before. */
export const KEPT_AT = new Date('2026-05-04T15:00:00Z')

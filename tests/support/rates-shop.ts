// A test shop whose job asks the sandbox for rates, at a fixed time, with the rows it has stored.
import { openShopSandbox } from '#server/sandbox/open-shop-sandbox.ts'
import { openOrderShop } from './order-shop.ts'

/** A Monday in Caracas, an hour after its midnight in UTC is over everywhere that matters. */
export const MONDAY = new Date('2026-05-04T15:00:00Z')

export interface RateRow {
  id: number
  currency: string
  kind: string
  rate: string | null
  source: string
  status: string
  doubt: string | null
}

export async function openRatesShop() {
  const shop = await openOrderShop()
  let now = MONDAY
  const sandbox = await openShopSandbox(() => now)
  shop.deps.rateSources = sandbox.rateSources
  shop.setNow(now)
  return {
    ...shop,
    sandbox,
    /** Moves the clock of the shop and of everybody it asks. */
    goTo: (moment: Date | string) => {
      now = new Date(moment)
      shop.setNow(now)
    },
    fetch: async () => {
      // A run that failed is still the running one.
      await shop.sql(`delete from pgboss.job where name = 'currency.fetchRates'`)
      await shop.deps.boss.send('currency.fetchRates', {})
      return shop.drain('fetchRates')
    },
    rows: (where = 'true') =>
      shop.sql<RateRow>(
        `select id, currency, kind, trim_scale(rate)::text as rate, source, status, doubt
         from exchange_rate where ${where} order by id`,
      ),
    /** Every reading forgotten. */
    empty: () => shop.sql('delete from exchange_rate'),
    close: async () => {
      await sandbox.close()
      await shop.close()
    },
  }
}

export type RatesShop = Awaited<ReturnType<typeof openRatesShop>>

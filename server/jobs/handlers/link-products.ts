// Joins products of different stores that are the same item, a batch at a time; killed, the next one goes on there.
import type { Deps } from '#server/ctx.ts'
import { compareProducts } from '#server/domains/catalogue/offers/compare-products.ts'
import { writeKeys } from '#server/domains/catalogue/offers/write-keys.ts'
import { inJobTransaction } from '../job-transaction.ts'

export async function linkProducts(deps: Deps): Promise<void> {
  const { log, stopping } = deps
  // All keys first: whichever of two products is compared finds the other one.
  let after: number | null = 0
  while (after !== null && !stopping?.aborted) {
    const from: number = after
    after = await inJobTransaction(deps, ({ em }) => writeKeys(em, from))
  }
  let compared = 0
  while (!stopping?.aborted) {
    const count = await inJobTransaction(deps, ({ em, now }) => compareProducts(em, now))
    if (count === 0) break
    compared += count
  }
  if (compared > 0) log.info({ compared }, 'products compared with those of other stores')
}

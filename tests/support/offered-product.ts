// A product as a store offers it, heard of a while ago.
import type { TestShop } from './test-shop.ts'

/** Its store was last heard so many hours ago and may be quoted for 24. */
export async function offeredProduct(
  shop: TestShop,
  hoursAgo: number,
  changes: object = {},
): Promise<number> {
  const id = await shop.product({
    priceCents: 43_219,
    sourceStore: 'amazon',
    salesPolicy: 'affiliate',
    affiliateUrl: 'https://www.amazon.com/dp/B000000001?tag=ours-20&linkCode=osi',
    ...changes,
  })
  await shop.sql(
    `insert into product_offer (product_id, provider, run_id, seen_at, expires_at)
      values (?, 'amazon', 1, now() - make_interval(hours => ?), now() + make_interval(hours => 24 - ?))`,
    [id, hoursAgo, hoursAgo],
  )
  return id
}

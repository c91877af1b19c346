// Whose a picture is: only addresses that a product of ours shows are worth any work for a stranger.
import { sql } from 'kysely'
import { isAmazonImage } from '#domain/image-hosts.ts'
import type { Em } from '#server/platform/orm.ts'

export interface FoundPicture {
  url: string
  /** Whether copies of it may be made; else only its own address may be named. */
  mayCopy: boolean
}

/** Null when no product shows it. Pictures of Amazon's products are Amazon's, wherever they lie. */
export async function findPicture(em: Em, url: string): Promise<FoundPicture | null> {
  const query = sql<{ isAmazons: boolean }>`
    select source_store = 'amazon' as "isAmazons" from product
    where images @> ${JSON.stringify([url])}::jsonb
    order by source_store = 'amazon' desc limit 1`
  const { rows } = await query.execute(em.getKysely())
  const [owner] = rows
  return owner ? { url, mayCopy: !owner.isAmazons && !isAmazonImage(url) } : null
}

// Whose a picture is: only addresses that a product of ours shows are worth any work.
import { sql } from 'kysely'
import { isAmazonImage } from '#domain/image-hosts.ts'
import type { Em } from '#server/platform/orm.ts'
import { tables } from '#server/tables.ts'

export interface FoundPicture {
  url: string
  /** Whether copies of it may be made; else only its own address may be named. */
  mayCopy: boolean
}

/** Null when no product shows it. Pictures of Amazon's products are Amazon's, wherever they lie. */
export async function findPicture(em: Em, url: string): Promise<FoundPicture | null> {
  const owner = await tables(em)
    .selectFrom('product')
    .select('sourceStore')
    .where(sql<boolean>`images @> ${JSON.stringify([url])}::jsonb`)
    .orderBy(sql`source_store = 'amazon'`, 'desc')
    .limit(1)
    .executeTakeFirst()
  return owner ? { url, mayCopy: owner.sourceStore !== 'amazon' && !isAmazonImage(url) } : null
}

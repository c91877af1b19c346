// Whose a picture is: only addresses that a product of ours shows, on a server that is allowed, are worth any work.
import { sql } from 'kysely'
import { isAmazonImage } from '#domain/image-hosts.ts'
import { isOnPictureHost } from '#domain/picture-host.ts'
import { safeImage } from '#domain/safe-image.ts'
import type { Em } from '#server/platform/orm.ts'
import { tables } from '#server/tables.ts'
import { allowedHosts } from './allowed-hosts.ts'

export interface FoundPicture {
  url: string
  /** Whether copies of it may be made; else only its own address may be named. */
  mayCopy: boolean
  /** The allowed servers, where the picture is on one of them. */
  hosts: string[]
}

/** Null when no product shows it, or its server is no longer allowed. Pictures of Amazon's products are Amazon's, wherever they lie. */
export async function findPicture(em: Em, url: string): Promise<FoundPicture | null> {
  const hosts = safeImage(url) === null ? await allowedHosts(em) : []
  if (safeImage(url) === null && !isOnPictureHost(new URL(url).hostname, hosts)) return null
  const owner = await tables(em)
    .selectFrom('product')
    .select('sourceStore')
    .where(sql<boolean>`images @> ${JSON.stringify([url])}::jsonb`)
    .orderBy(sql`source_store = 'amazon'`, 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!owner) return null
  // A server that an admin allows has pictures of the shop's own, and they are seen by way of us alone.
  const isNobodys = owner.sourceStore !== 'amazon' && !isAmazonImage(url)
  return { url, mayCopy: hosts.length > 0 || isNobodys, hosts }
}

// Which servers beside those of the stores may show their pictures here, and whether some pictures are all where they may be.
import { isOnPictureHost } from '#domain/picture-host.ts'
import { safeImage } from '#domain/safe-image.ts'
import type { Em } from '#server/platform/orm.ts'
import { PictureHost } from './picture-host.entity.ts'

/** In the form of `pictureHostOf`, by name. */
export const allowedHosts = async (em: Em): Promise<string[]> =>
  (await em.findAll(PictureHost, { orderBy: { host: 'asc' } })).map(({ host }) => host)

/** Of addresses as `pictureAddress` writes them. */
export async function areAllowed(em: Em, addresses: readonly string[]): Promise<boolean> {
  const foreign = addresses.filter((address) => safeImage(address) === null)
  if (foreign.length === 0) return true
  const hosts = await allowedHosts(em)
  return foreign.every((address) => isOnPictureHost(new URL(address).hostname, hosts))
}

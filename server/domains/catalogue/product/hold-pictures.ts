// Pictures of the shop's own disk, held by whoever is about to show them: until their transaction ends none is dropped.
import path from 'node:path'
import { paths } from '#contract/paths.ts'
import type { Ctx } from '#server/ctx.ts'
import { lockName } from '#server/platform/locks.ts'
import type { Em } from '#server/platform/orm.ts'

const FOLDER = paths.shopPicture('')
const LARGE = /^[0-9a-f]{32}\.webp$/u

/** For who drops one: waits until nobody is about to show it, and keeps those who come meanwhile waiting. */
export const takePicture = (em: Em, address: string): Promise<unknown> =>
  lockName(em, address, 'alone')

/** False: one of them is not on the disk. Addresses of other places are not looked at. */
export async function holdPictures(
  { em, shopPictures }: Pick<Ctx, 'em' | 'shopPictures'>,
  addresses: readonly string[],
): Promise<boolean> {
  // However it is spelled; but only the one spelling is found by who asks whether a picture is shown.
  const own = addresses.filter((address) => path.posix.normalize(address).startsWith(FOLDER))
  for (const address of own) {
    const name = address.slice(FOLDER.length)
    if (address !== paths.shopPicture(name) || !LARGE.test(name)) return false
    await lockName(em, address, 'shared')
    if (!(await shopPictures.read(name))) return false
  }
  return true
}

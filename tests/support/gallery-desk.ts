// What the tests of the gallery share: a shop with an admin, pictures on its disk, and a photo as it is typed.
import sharp from 'sharp'
import type { AdminSavePhotoInput } from '#contract/gallery.ts'
import { openAccountShop } from './account-shop.ts'

export const NO_TEXTS = { en: '', it: '', pt: '' }

type Typed = Partial<AdminSavePhotoInput> & { picture: string }

export const photoOf = (typed: Typed): AdminSavePhotoInput => ({
  id: null,
  seen: null,
  captions: { ...NO_TEXTS, es: 'Llegó entera' },
  alts: { ...NO_TEXTS, es: 'Una caja en una puerta' },
  city: 'Mérida',
  month: '2026-05',
  shown: true,
  agreed: true,
  ...typed,
})

export async function openGalleryDesk() {
  const shop = await openAccountShop()
  const { user, call } = await shop.register('jefa')
  await shop.sql('update app_user set is_admin = true where id = ?', [user.id])
  shop.setNow(new Date('2026-05-20T12:00:00Z'))
  const boss = call.gallery
  const { shopPictures } = shop.deps
  return {
    shop,
    boss,
    /** As the endpoint of pictures does it. */
    bring: async (background: string): Promise<string> => {
      const create = { width: 8, height: 6, channels: 3, background } as const
      const name = await shopPictures.keep(await sharp({ create }).png().toBuffer())
      return `/shop-pictures/${name}`
    },
    isKept: async (address: string): Promise<boolean> =>
      (await shopPictures.read(address.slice('/shop-pictures/'.length))) !== null,
    save: async (typed: Typed): Promise<number> => {
      const saved = await boss.adminSavePhoto(photoOf(typed))
      if (!saved.ok) throw new Error(saved.code)
      return saved.id
    },
    seenOf: async (id: number): Promise<string> => (await boss.adminPhoto({ id })).seen,
  }
}

export type GalleryDesk = Awaited<ReturnType<typeof openGalleryDesk>>

// Proves the gallery: only admins fill it, only with permission, everybody sees what is shown and nothing else, and what
// is deleted is gone with its file.
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AdminSavePhotoInput, adminSavePhotoInput } from '#contract/gallery.ts'
import { fieldErrorsOf } from '#contract/field-errors.ts'
import { PHOTOS_PER_PAGE } from '#domain/delivery-photos.ts'
import { listGallery } from '#server/http/list-gallery.ts'
import { type AccountShop, openAccountShop } from '#tests/support/account-shop.ts'

let shop: AccountShop
let boss: Awaited<ReturnType<AccountShop['register']>>['call']['gallery']
let picture: string
beforeAll(async () => {
  shop = await openAccountShop()
  const { user, call } = await shop.register('jefa')
  await shop.sql('update app_user set is_admin = true where id = ?', [user.id])
  boss = call.gallery
  shop.setNow(new Date('2026-05-20T12:00:00Z'))
  picture = await bring('#c8553d')
})
afterAll(() => shop.close())

/** As the door of pictures does it. */
const bring = async (color: string): Promise<string> => {
  const create = { width: 8, height: 6, channels: 3, background: color } as const
  const name = await shop.deps.shopPictures.keep(await sharp({ create }).png().toBuffer())
  return `/shop-pictures/${name}`
}
const none = { en: '', it: '', pt: '' }
const photo = (changes: Partial<AdminSavePhotoInput> = {}): AdminSavePhotoInput => ({
  id: null,
  seen: null,
  picture,
  captions: { ...none, es: 'Llegó entera' },
  alts: { ...none, es: 'Una caja en una puerta' },
  city: 'Mérida',
  month: '2026-05',
  shown: true,
  agreed: true,
  ...changes,
})
const save = async (changes: Partial<AdminSavePhotoInput> = {}): Promise<number> => {
  const saved = await boss.adminSavePhoto(photo(changes))
  if (!saved.ok) throw new Error(saved.code)
  return saved.id
}
const everybody = (locale: 'es' | 'it' = 'es', page = 1) =>
  shop.visitor({ locale }).call.gallery.photos({ page })
const clear = () => shop.sql('delete from delivery_photo')
const seenOf = async (id: number) => (await boss.adminPhoto({ id })).seen

test.each([
  ['a stranger', 'unauthorized'],
  ['a customer', 'forbidden'],
])('%s sees no desk and changes nothing: %s', async (who, code) => {
  const visitor = who === 'a stranger' ? shop.visitor() : await shop.register('clienta')
  const { gallery } = visitor.call
  await expect(gallery.adminPhotos({})).rejects.toThrow(code)
  await expect(gallery.adminPhoto({ id: 1 })).rejects.toThrow(code)
  await expect(gallery.adminSavePhoto(photo())).rejects.toThrow(code)
  await expect(gallery.adminShowPhoto({ id: 1, shown: false })).rejects.toThrow(code)
  await expect(gallery.adminDeletePhoto({ id: 1, seen: 'x' })).rejects.toThrow(code)
  expect((await everybody()).photos).toEqual([])
})

test('an empty gallery is not told to search engines, one with a photo is', async () => {
  const told = () => listGallery(shop.deps.orm.em.fork())
  expect(await told()).toEqual([])
  const id = await save({ shown: false })
  expect(await told()).toEqual([])
  await boss.adminShowPhoto({ id, shown: true })
  expect(await told()).toMatchObject([{ path: '/gallery' }])
})

test('newest month first, page by page, hidden ones for the desk alone', async () => {
  await clear()
  const months = Array.from(
    { length: PHOTOS_PER_PAGE },
    (_, at) => `2025-${`${at + 1}`.padStart(2, '0')}`,
  )
  for (const month of months) await save({ month })
  const hidden = await save({ month: '2026-05', shown: false })
  const first = await everybody()
  expect(first.more).toBe(false)
  expect(first.photos.map(({ month }) => month)).toEqual(months.toReversed())
  const desk = await boss.adminPhotos({})
  expect([desk.photos[0]?.id, desk.photos[0]?.shown, desk.more]).toEqual([hidden, false, true])
  expect((await boss.adminPhotos({ page: 2 })).photos.map(({ month }) => month)).toEqual([
    '2025-01',
  ])
  await boss.adminShowPhoto({ id: hidden, shown: true })
  expect((await everybody()).more).toBe(true)
  expect(await everybody('es', 3)).toEqual({ photos: [], more: false })
})

test('texts are told in the asked language, else in Spanish and marked so; hostile ones stay text', async () => {
  await clear()
  const hostile = '<img src=x onerror=alert(1)> "\u202e\u0000'
  await save({ captions: { ...none, es: hostile, it: 'È arrivata intera' }, city: '<b>Coro</b>' })
  const [italian] = (await everybody('it')).photos
  expect(italian).toMatchObject({
    caption: { text: 'È arrivata intera', locale: 'it' },
    alt: { text: 'Una caja en una puerta', locale: 'es' },
    city: '<b>Coro</b>',
    sample: false,
  })
  expect((await everybody()).photos[0]?.caption.text).toBe('<img src=x onerror=alert(1)> "')
})

test.each<[string, Record<string, unknown>, string]>([
  ['picture', { picture: '' }, 'required'],
  ['picture', { picture: 'https://example.com/a.webp' }, 'invalid'],
  ['picture', { picture: '/shop-pictures/../../etc/passwd.webp' }, 'invalid'],
  ['captions.es', { captions: { ...none, es: ' ' } }, 'required'],
  ['captions.en', { captions: { ...none, es: 'Bien', en: 'x'.repeat(201) } }, 'too_long'],
  ['alts.es', { alts: { ...none, es: '' } }, 'required'],
  ['city', { city: '' }, 'required'],
  ['month', { month: '' }, 'required'],
  ['month', { month: '2026-13' }, 'invalid'],
  ['month', { month: '05/2026' }, 'invalid'],
  ['agreed', { agreed: false }, 'required'],
])('a photo with a faulty %s is refused there: %j', (field, changes, fault) => {
  const typed = { ...photo(), ...changes }
  const { error } = adminSavePhotoInput.safeParse(typed)
  expect(error && fieldErrorsOf(error, typed)).toEqual({ [field]: [fault] })
})

test('no month that is still to come in Caracas, and no picture that is not kept', async () => {
  shop.setNow(new Date('2026-06-01T03:00:00Z'))
  const refused = (changes: Partial<AdminSavePhotoInput>) => boss.adminSavePhoto(photo(changes))
  expect(await refused({ month: '2026-06' })).toEqual({ ok: false, code: 'month_ahead' })
  const unknown = `/shop-pictures/${'0'.repeat(32)}.webp`
  expect(await refused({ picture: unknown })).toEqual({ ok: false, code: 'photo_gone' })
  // A drawing of the demo shows nobody's shipment: no new photo may have it.
  const drawing = '/demo/delivery-kitchen.webp'
  expect(await refused({ picture: drawing })).toEqual({ ok: false, code: 'photo_gone' })
  shop.setNow(new Date('2026-06-01T04:00:00Z'))
  expect(await refused({ month: '2026-06' })).toMatchObject({ ok: true })
})

test('sent twice it is one photo; of two who change it the second is told; each act is written down', async () => {
  await clear()
  const id = await save()
  expect(await save()).toBe(id)
  const seen = await seenOf(id)
  const answers = await Promise.all(
    ['Coro', 'Cumaná'].map((city) => boss.adminSavePhoto(photo({ id, seen, city }))),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers).toContainEqual({ ok: false, code: 'photo_changed' })
  expect(await boss.adminDeletePhoto({ id, seen })).toEqual({ ok: false, code: 'photo_changed' })
  await boss.adminShowPhoto({ id, shown: false })
  await boss.adminShowPhoto({ id, shown: false })
  expect(await boss.adminDeletePhoto({ id, seen: await seenOf(id) })).toEqual({ ok: true })
  await expect(boss.adminPhoto({ id })).rejects.toThrow('not_found')
  const acts = await shop.sql<{ action: string }>(
    'select action from audit_entry where object = ? order by id',
    [`photo:${id}`],
  )
  expect(acts.map(({ action }) => action)).toEqual([
    'gallery.addPhoto',
    'gallery.changePhoto',
    'gallery.hidePhoto',
    'gallery.deletePhoto',
  ])
})

test('a picture leaves with its last photo, unless a product shows it', async () => {
  await clear()
  const isKept = async (address: string) =>
    (await shop.deps.shopPictures.read(address.slice('/shop-pictures/'.length))) !== null
  const [twice, replaced, sold] = [await bring('#111'), await bring('#222'), await bring('#333')]
  await shop.product({ images: [sold] })
  const drop = async (id: number) => boss.adminDeletePhoto({ id, seen: await seenOf(id) })
  const [one, two] = [await save({ picture: twice }), await save({ picture: twice, city: 'Coro' })]
  await drop(one)
  expect(await isKept(twice)).toBe(true)
  await drop(two)
  expect(await isKept(twice)).toBe(false)
  const changed = await save({ picture: replaced })
  await boss.adminSavePhoto(photo({ id: changed, seen: await seenOf(changed), picture: sold }))
  expect(await isKept(replaced)).toBe(false)
  await drop(changed)
  expect(await isKept(sold)).toBe(true)
})

test('without anybody’s permission the database keeps nothing but drawings', async () => {
  const put = (address: string) =>
    shop.sql(
      `insert into delivery_photo
        (picture, captions, alts, city, month, shown, created_at, updated_at)
        values (?, '{}', '{}', 'Coro', '2026-05', false, now(), now())`,
      [address],
    )
  await expect(put(picture)).rejects.toThrow('delivery_photo_agreed')
  await put('/demo/delivery-kitchen.webp')
})

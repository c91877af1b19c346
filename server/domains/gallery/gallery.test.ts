// Proves the gallery: only admins fill it, only with permission, everybody sees what is shown and nothing else, and what
// is deleted is gone with its file.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AdminSavePhotoInput, adminSavePhotoInput } from '#contract/gallery.ts'
import { fieldErrorsOf } from '#contract/field-errors.ts'
import { PHOTOS_PER_PAGE } from '#domain/delivery-photos.ts'
import { listGallery } from '#server/http/list-gallery.ts'
import {
  type GalleryDesk,
  NO_TEXTS,
  openGalleryDesk,
  photoOf,
} from '#tests/support/gallery-desk.ts'

let desk: GalleryDesk
let shop: GalleryDesk['shop']
let boss: GalleryDesk['boss']
let picture: string
beforeAll(async () => {
  desk = await openGalleryDesk()
  ;({ shop, boss } = desk)
  picture = await desk.bring('#c8553d')
})
afterAll(() => shop.close())

const none = NO_TEXTS
const photo = (changes: Partial<AdminSavePhotoInput> = {}) => photoOf({ picture, ...changes })
const save = (changes: Partial<AdminSavePhotoInput> = {}) => desk.save({ picture, ...changes })
const everybody = (locale: 'es' | 'it' = 'es', page = 1) =>
  shop.visitor({ locale }).call.gallery.photos({ page })
const clear = () => shop.sql('delete from delivery_photo')
const seenOf = (id: number) => desk.seenOf(id)

test.each([
  ['an anonymous visitor', 'unauthorized'],
  ['a customer', 'forbidden'],
])('%s sees no desk and changes nothing: %s', async (who, code) => {
  const visitor = who === 'an anonymous visitor' ? shop.visitor() : await shop.register('clienta')
  const { gallery } = visitor.call
  await expect(gallery.adminPhotos({})).rejects.toThrow(code)
  await expect(gallery.adminPhoto({ id: 1 })).rejects.toThrow(code)
  await expect(gallery.adminSavePhoto(photo())).rejects.toThrow(code)
  await expect(gallery.adminShowPhotos({ ids: [1], shown: false })).rejects.toThrow(code)
  await expect(gallery.adminDeletePhoto({ id: 1, seen: 'x' })).rejects.toThrow(code)
  expect((await everybody()).photos).toEqual([])
})

test('an empty gallery is not told to search engines, one with a photo is', async () => {
  const told = () => listGallery(shop.deps.orm.em.fork())
  expect(await told()).toEqual([])
  const id = await save({ shown: false })
  expect(await told()).toEqual([])
  await boss.adminShowPhotos({ ids: [id], shown: true })
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
  const all = await boss.adminPhotos({})
  expect([all.photos[0]?.id, all.photos[0]?.shown, all.more]).toEqual([hidden, false, true])
  expect((await boss.adminPhotos({ page: 2 })).photos.map(({ month }) => month)).toEqual([
    '2025-01',
  ])
  await boss.adminShowPhotos({ ids: [hidden], shown: true })
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
  ['captions.es', { captions: { ...none, es: '\u200b\u200d\u2060' } }, 'required'],
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

test('sent twice it is one photo; of two who change it the second is told; each action is written down', async () => {
  await clear()
  const id = await save()
  expect(await save()).toBe(id)
  const seen = await seenOf(id)
  const answers = await Promise.all(
    ['Coro', 'Cumaná'].map((city) => boss.adminSavePhoto(photo({ id, seen, city }))),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers).toContainEqual({ ok: false, code: 'changed_meanwhile' })
  expect(await boss.adminDeletePhoto({ id, seen })).toEqual({
    ok: false,
    code: 'changed_meanwhile',
  })
  await boss.adminShowPhotos({ ids: [id], shown: false })
  await boss.adminShowPhotos({ ids: [id], shown: false })
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

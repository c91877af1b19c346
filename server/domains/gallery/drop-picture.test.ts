// Proves that a picture's file goes after the rows that showed it and never before, whoever acts meanwhile.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdPictures } from '#server/domains/catalogue/product/hold-pictures.ts'
import { JOBS } from '#server/jobs/definitions.ts'
import { type GalleryDesk, openGalleryDesk, photoOf } from '#tests/support/gallery-desk.ts'
import { eventually } from '#tests/support/eventually.ts'

let shop: GalleryDesk['shop']
let boss: GalleryDesk['boss']
let desk: GalleryDesk
beforeAll(async () => {
  desk = await openGalleryDesk()
  ;({ shop, boss } = desk)
})
afterAll(() => shop.close())

const { bring, isKept, save, seenOf }: Pick<GalleryDesk, 'bring' | 'isKept' | 'save' | 'seenOf'> = {
  bring: (color) => desk.bring(color),
  isKept: (address) => desk.isKept(address),
  save: (typed) => desk.save(typed),
  seenOf: (id) => desk.seenOf(id),
}

test('a picture leaves with its last photo, unless a product or an article shows it', async () => {
  const [twice, replaced, sold] = [await bring('#111'), await bring('#222'), await bring('#333')]
  const told = await bring('#666')
  await shop.product({ images: [sold] })
  await shop.sql(`insert into article
    (locale, slug, title, summary, cover, body, html, minutes, created_at, updated_at)
    values ('es', 'a', 'a', 'a', 'box', '![Una caja](${told})', '', 1, now(), now())`)
  const drop = async (id: number) => {
    await boss.adminDeletePhoto({ id, seen: await seenOf(id) })
    await shop.drain('dropPicture')
  }
  const [one, two] = [await save({ picture: twice }), await save({ picture: twice, city: 'Coro' })]
  await drop(one)
  expect(await isKept(twice)).toBe(true)
  await drop(two)
  expect(await isKept(twice)).toBe(false)
  const changed = await save({ picture: replaced })
  await boss.adminSavePhoto(photoOf({ id: changed, seen: await seenOf(changed), picture: sold }))
  await shop.drain('dropPicture')
  expect(await isKept(replaced)).toBe(false)
  await drop(changed)
  expect(await isKept(sold)).toBe(true)
  await drop(await save({ picture: told }))
  expect(await isKept(told)).toBe(true)
})

test('an act that fails keeps the file; one that succeeds leaves it to a job', async () => {
  const lost = await bring('#444')
  const id = await save({ picture: lost })
  await shop.sql(`create function lose() returns trigger language plpgsql
    as $$ begin raise exception 'commit lost'; end $$`)
  await shop.sql(`create constraint trigger lose after delete on delivery_photo
    deferrable initially deferred for each row execute function lose()`)
  const seen = await seenOf(id)
  await expect(boss.adminDeletePhoto({ id, seen })).rejects.toThrow('commit lost')
  await shop.sql('drop trigger lose on delivery_photo')
  expect(await shop.waiting('dropPicture')).toBe(0)
  expect(await isKept(lost)).toBe(true)
  await boss.adminDeletePhoto({ id, seen })
  expect(await isKept(lost)).toBe(true)
  expect(await shop.drain('dropPicture')).toBe(1)
  expect(await isKept(lost)).toBe(false)
})

test('who saves, hides and deletes at once waits in one row', async () => {
  const shown = await bring('#666')
  const ids = [await save({ picture: shown }), await save({ picture: shown, city: 'Coro' })]
  const acts = ids.flatMap((id) =>
    Array.from({ length: 4 }, async (_, at) => {
      const seen = await seenOf(id)
      await boss.adminShowPhotos({ ids: [id], shown: at % 2 === 0 })
      await boss.adminSavePhoto(photoOf({ id, seen, picture: shown, city: `Coro ${at}` }))
    }),
  )
  await Promise.all(acts)
  const seen = await Promise.all(ids.map(seenOf))
  const ends = ids.map((id, at) => boss.adminDeletePhoto({ id, seen: seen[at] ?? '' }))
  expect(await Promise.all(ends)).toEqual([{ ok: true }, { ok: true }])
})

test('a product and the job take turns: neither order leaves a product without its picture', async () => {
  const wanted = await bring('#555')
  const saver = shop.deps.orm.em.fork()
  await saver.begin()
  const hold = (em = shop.deps.orm.em.fork()) => holdPictures({ ...shop.deps, em }, [wanted])
  expect(await hold(saver)).toBe(true)
  await shop.deps.boss.send(JOBS.dropPicture.name, { picture: wanted })
  const dropping = shop.drain('dropPicture')
  await eventually(async () =>
    expect(
      await shop.sql(`select 1 from pg_locks where locktype = 'advisory' and not granted`),
    ).toHaveLength(1),
  )
  await saver.execute(`update product set images = ?::jsonb where id = ?`, [
    JSON.stringify([wanted]),
    await shop.product(),
  ])
  await saver.commit()
  await dropping
  expect(await isKept(wanted)).toBe(true)
  await shop.sql(`update product set images = '[]'`)
  await shop.deps.boss.send(JOBS.dropPicture.name, { picture: wanted })
  await shop.drain('dropPicture')
  expect([await isKept(wanted), await hold()]).toEqual([false, false])
})

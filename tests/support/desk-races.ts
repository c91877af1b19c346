// Two of those who run the shop who meet at one name or one row, for the tests that race every unique index.
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { RateCardDraft } from '#contract/rate-card.ts'
import type { StoreConnector } from '#server/connectors/stores/store-connector.ts'
import { type Race, atOnce, oneOfTwo } from './race.ts'
import { typedMethod } from './payment-desk.ts'
import { DRAFT } from './product-draft.ts'
import { tax } from './network-desk.ts'

const articleDraft = (slug: string, title: string) => ({
  locale: 'it' as const,
  slug,
  title,
  summary: 'Un resumen de veinte letras o más.',
  tags: [],
  cover: 'box' as const,
  body: 'Un párrafo que alcanza para el texto de un artículo.',
  publishAt: null,
})
const box = (name: string, price: string) => ({
  id: null,
  name,
  sizeUnit: 'cm' as const,
  innerLength: '40',
  innerWidth: '30',
  innerHeight: '20',
  outerLength: '41',
  outerWidth: '31',
  outerHeight: '21',
  weightUnit: 'kg' as const,
  tare: '0.4',
  maxWeight: '15',
  price,
  confirmed: true,
  active: true,
})

export const DESK_RACES: Record<string, Race> = {
  article_address: async ({ boss, fresh }) => {
    const { blog } = boss.call
    const write = (slug: string, title = slug) =>
      blog.adminSave({ id: null, draft: articleDraft(slug, title) })
    const slug = fresh()
    await oneOfTwo('slug_taken', () => write(slug, fresh()))
    // The same form twice is one article.
    const twice = fresh()
    const [one, two] = await atOnce(() => write(twice))
    expect(one).toMatchObject({ ok: true })
    expect(two).toEqual(one)
    // Two articles that are given one address.
    const wanted = fresh()
    const drawn = await Promise.all(
      [fresh(), fresh()].map(async (name) => {
        const saved = await write(name)
        return blog.adminArticle({ id: saved.ok ? saved.id : 0 })
      }),
    )
    await oneOfTwo('slug_taken', () => {
      const { id, seen, title } = drawn.pop()!
      return blog.adminSave({ id, seen, draft: articleDraft(wanted, title) })
    })
  },
  article_former_address_pkey: async ({ shop, boss, fresh }) => {
    const { blog } = boss.call
    const [old, wanted] = [fresh(), fresh()]
    const publishAt = '2020-01-01T00:00:00.000Z'
    // An article in two languages moves as a whole, whichever of them is renamed, and both at once.
    const drawn = await Promise.all(
      (['it', 'pt'] as const).map(async (locale) => {
        const saved = await blog.adminSave({
          id: null,
          draft: { ...articleDraft(old, old), locale, publishAt },
        })
        return blog.adminArticle({ id: saved.ok ? saved.id : 0 })
      }),
    )
    const said = await atOnce(() => {
      const { id, seen, locale } = drawn.pop()!
      return blog.adminSave({
        id,
        seen,
        draft: { ...articleDraft(wanted, old), locale, publishAt },
      })
    })
    expect(said.some(({ ok }) => ok)).toBe(true)
    const rows = await shop.sql('select 1 from article_former_address where slug = ?', [old])
    expect(rows).toHaveLength(2)
  },
  packing_box_name: async ({ boss, fresh }) => {
    const name = `Caja ${fresh()}`
    // Two different cartons: the same one twice is one.
    const prices = ['2', '3']
    await oneOfTwo('name_taken', () => boss.call.packing.adminSaveBox(box(name, prices.pop()!)))
  },
  payment_method_name: async ({ boss, fresh }) => {
    const name = fresh()
    // Two different accounts: the same one twice is one.
    const holders = ['Una', 'Otra']
    await oneOfTwo('method_twice', () => {
      const details = { holder: holders.pop()!, email: 'cobros@shop.example' }
      return boss.call.billing.adminSaveMethod(typedMethod({ name, details }))
    })
  },
  product_identity: async ({ boss, fresh }) => {
    const { catalogue } = boss.call
    const externalId = fresh()
    await oneOfTwo('product_exists', () =>
      catalogue.adminCreate({ store: 'amazon', externalId, draft: { ...DRAFT, name: fresh() } }),
    )
  },
  rate_card_version: async ({ boss }) => {
    const { shipping } = boss.call
    const [newest] = await shipping.rateCards({ zone: 've', service: 'courier' })
    if (!newest) throw new Error('no card')
    const { version: basedOn, ...card } = newest.data as RateCardDraft & { version: string }
    await oneOfTwo('tariff_changed', () => shipping.addRateCard({ kind: 'card', basedOn, card }))
  },
  network_version_name: async ({ boss }) => {
    const { shipping } = boss.call
    const asked = { place: 've', figure: 'tax' as const }
    const { newest: basedOn } = await shipping.networkVersions(asked)
    await oneOfTwo('tariff_changed', () =>
      shipping.addNetworkVersion({ ...tax('ve', '15'), basedOn, note: 'Porque sí' }),
    )
  },
  contact_reply_nonce: async ({ shop, boss, fresh }) => {
    const [message] = await shop.sql<{ id: number }>(
      `insert into contact_message (full_name, email, subject, message, locale, created_at)
       values ('Ana', ?, 'general', 'Hola', 'es', now()) returning id`,
      [`${fresh()}@example.com`],
    )
    const nonce = randomUUID()
    const answer = { id: message?.id ?? 0, text: 'Tarda diez días.', nonce }
    for (const said of await atOnce(() => boss.call.contact.adminAnswer(answer)))
      expect(said).toMatchObject({ ok: true })
    const replies = await shop.sql('select 1 from contact_reply where nonce = ?', [nonce])
    expect(replies).toHaveLength(1)
  },
  sync_run_waiting: async ({ shop, boss }) => {
    await shop.sql('delete from sync_run')
    // Only its name is asked for.
    shop.deps.stores = [{ provider: 'ebay' } as StoreConnector]
    await oneOfTwo('sync_active', () => boss.call.sync.trigger({ provider: 'ebay' }))
  },
}

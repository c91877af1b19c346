// Two people behind one address, with one kind of browser, who press the same thing at once: nobody gets what is the other's.
import { beforeAll, expect, test } from 'vitest'
import { paths } from '#contract/paths.ts'
import { LOCALES } from '#domain/vocabulary.ts'
import { ADDRESS, formOf } from '#tests/support/checkout-form.ts'
import { type HttpVisitor, httpVisitor } from '#tests/support/http-visitor.ts'
import { sendPlainly } from '#tests/support/plain-form.ts'
import { shareShop } from '#tests/support/shared-shop.ts'
import type { Shop } from '#tests/support/start-shop.ts'
import { add, countOf } from '#tests/support/shoppers.ts'
import { METHOD_IDS } from '#tests/support/payment-methods.ts'

let shop: Shop
beforeAll(async () => {
  shop = await shareShop()
}, 120_000)

const newVisitor = (cookies?: Map<string, string>) => httpVisitor(shop.url, cookies)
/** Another browser that has got hold of the cart's cookie, and of nothing else. */
const thiefOf = ({ cookies }: HttpVisitor) =>
  newVisitor(new Map([['puente_cart', cookies.get('puente_cart') ?? '']]))

test('two newcomers who add one product at once get a cart each', async () => {
  const [one, other] = [newVisitor(), newVisitor()]
  await Promise.all([add(one), add(other)])
  const carts = [one, other].map(({ cookies }) => cookies.get('puente_cart'))
  expect(carts).not.toContain(undefined)
  expect(carts[0]).not.toBe(carts[1])
  await add(one)
  expect([await countOf(one), await countOf(other)]).toEqual([2, 1])
})

test('who holds a cart’s cookie gets neither number nor key of the order that was made of it', async () => {
  const owner = newVisitor()
  await add(owner)
  await owner.html('/checkout')
  const form = formOf(await owner.trpc.orders.checkoutQuote.query({}))
  const placed = await owner.trpc.orders.placeOrder.mutate(form)
  if (!placed.ok) throw new Error(placed.code)
  const thief = thiefOf(owner)
  for (const cartVersion of [0, 1, 2, form.cartVersion]) {
    const stolen = { ...form, idempotencyKey: crypto.randomUUID(), cartVersion }
    const answer = await thief.trpc.orders.placeOrder.mutate(stolen)
    expect(answer).toEqual({ ok: false, code: 'cart_empty' })
  }
  for (const path of ['/cart', '/checkout', '/en/cart'])
    for (const secret of [placed.number, placed.key, ADDRESS.fullName])
      expect(await thief.html(path)).not.toContain(secret)
  expect(await thief.trpc.orders.checkoutQuote.query({})).toMatchObject({ placed: null })
  // Its owner asks again in the same way, and with a form of another tab.
  expect(await owner.trpc.orders.placeOrder.mutate(form)).toEqual(placed)
  const tab = { ...form, idempotencyKey: crypto.randomUUID() }
  expect(await owner.trpc.orders.placeOrder.mutate(tab)).toEqual(placed)
})

/** The checkout's form sent without scripts, as `sendPlainly` sends it. */
const TYPED = {
  email: 'maria@example.com',
  ...Object.fromEntries(
    Object.entries(ADDRESS).map(([name, value]) => [`shippingAddress.${name}`, value]),
  ),
  billingSame: 'on',
  service: 'air',
  paymentMethod: String(METHOD_IDS.zelle),
}

const WORDS = { es: 'Ver el pedido', en: 'See the order', it: 'Vedi l’ordine', pt: 'Ver o pedido' }

test.each(LOCALES)(
  'after an answer that got lost the empty cart names the order, without scripts (%s)',
  async (locale) => {
    const prefix = locale === 'es' ? '' : `/${locale}`
    const owner = newVisitor()
    await add(owner)
    const lost = await sendPlainly(owner, `${prefix}/checkout`, TYPED)
    expect(lost.status).toBe(303)
    const to = new URL(lost.headers.get('location') ?? '', shop.url)
    const number = to.searchParams.get('order') ?? '?'
    for (const path of [paths.cart, paths.checkout]) {
      const html = await owner.html(`${prefix}${path}`)
      expect(html).toContain(number)
      expect(html).toContain(`href="${(to.pathname + to.search).replaceAll('&', '&amp;')}"`)
      expect(html).toContain(WORDS[locale])
      expect(await thiefOf(owner).html(`${prefix}${path}`)).not.toContain(number)
    }
  },
)

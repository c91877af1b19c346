// Two people behind one address, with one kind of browser, who press the same thing at once: nobody gets what is the other's.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localised, paths } from '#contract/paths.ts'
import { LOCALES } from '#domain/vocabulary.ts'
import { ADDRESS, formOf } from '#tests/support/checkout-form.ts'
import { type HttpVisitor, httpVisitor } from '#tests/support/http-visitor.ts'
import { eventually } from '#tests/support/eventually.ts'
import { sendPlainly } from '#tests/support/plain-form.ts'
import { askDatabase } from '#tests/support/ask-database.ts'
import { type Shop, startShop } from '#tests/support/start-shop.ts'

const PRODUCT = 35

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
}, 120_000)
afterAll(() => shop.stop())

const stranger = (cookies?: Map<string, string>) => httpVisitor(shop.url, cookies)
const add = (visitor: HttpVisitor) =>
  visitor.postForm('/cart', { intent: 'add', productId: String(PRODUCT), quantity: '1' })
const countOf = async ({ trpc }: HttpVisitor) => (await trpc.cart.current.query()).itemCount
/** Another browser that has got hold of the cart's cookie, and of nothing else. */
const thiefOf = ({ cookies }: HttpVisitor) =>
  stranger(new Map([['puente_cart', cookies.get('puente_cart') ?? '']]))

test('two newcomers who add one product at once get a cart each', async () => {
  const [one, other] = [stranger(), stranger()]
  await Promise.all([add(one), add(other)])
  const carts = [one, other].map(({ cookies }) => cookies.get('puente_cart'))
  expect(carts).not.toContain(undefined)
  expect(carts[0]).not.toBe(carts[1])
  await add(one)
  expect([await countOf(one), await countOf(other)]).toEqual([2, 1])
})

test('who holds a cart’s cookie gets neither number nor key of the order that was made of it', async () => {
  const owner = stranger()
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
  paymentMethod: 'zelle',
}

const WORDS = { es: 'Ver el pedido', en: 'See the order', it: 'Vedi l’ordine', pt: 'Ver o pedido' }

test.each(LOCALES)(
  'after an answer that got lost the empty cart names the order, without scripts (%s)',
  async (locale) => {
    const prefix = locale === 'es' ? '' : `/${locale}`
    const owner = stranger()
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

test('a newcomer who presses twice is registered once, signed in both times and told of no fault', async () => {
  const form = {
    intent: 'register',
    fullName: 'Ana Doble',
    username: 'anadoble',
    email: 'anadoble@example.com',
    password: 'secreto 123',
  }
  // A browser without scripts sends both before it has any cookie of the first answer.
  const presses = [stranger(), stranger()]
  const answers = await Promise.all(presses.map((press) => press.postForm('/auth', form)))
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  const sessions = presses.map(({ cookies }) => cookies.get('puente_session'))
  expect(new Set(sessions).size).toBe(2)
  for (const press of presses) expect(await press.html('/account')).toContain('Ana Doble')
  // Who does not know the password is told what is taken, however soon after.
  const other = await stranger().postForm('/auth', { ...form, password: 'otra clave' })
  expect([other.status, other.headers.getSetCookie()]).toEqual([200, []])
})

test('a known browser without scripts that presses twice adds once, and its badge tells what is there', async () => {
  const here = stranger()
  await add(here)
  await here.html('/cart')
  const cookies = [...here.cookies]
  const presses = [stranger(new Map(cookies)), stranger(new Map(cookies))]
  const answers = await Promise.all(presses.map(add))
  expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1)
  // The second answer carries no cookie of the first.
  expect(answers.map(({ headers }) => headers.getSetCookie().length).toSorted()).toEqual([0, 1])
  expect(await countOf(here)).toBe(2)
  await here.html('/cart')
  expect(here.cookies.get('puente_cart_count')).toBe('2')
})

/** What many are served with one and the same: pages, feeds, files, pictures and their copies. */
const SERVED = [
  ...LOCALES.map((locale) => localised(locale, paths.home)),
  paths.products(),
  paths.products({ search: 'zapatos' }),
  paths.product(PRODUCT),
  paths.blog(),
  paths.contact(),
  paths.help(),
  '/currency',
  '/quote',
  '/services',
  '/calculator',
  '/offline',
  '/no-such-page',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/sitemaps/articles.xml',
  '/sitemaps/products-1.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/favicon.svg',
  '/sw.js',
  '/share.jpg?page=/',
  `/share.jpg?page=${paths.product(PRODUCT)}`,
  `/share.jpg?page=${paths.cart}`,
  paths.blogFeed,
  paths.googleFeed,
  paths.metaFeed,
  paths.openapi,
  paths.apiDocs,
  '/api/products',
  '/api/sync/stats',
]

/** Everything of one person: what it is called, and what it holds. */
async function someone(username: string) {
  const visitor = stranger()
  const fullName = `Zoraida ${username}`
  const email = `${username}@unica.example`
  const person = { fullName, username, email, password: 'secreto 123' }
  const registered = await visitor.postJson('/api/register', person)
  expect(registered.status).toBe(200)
  await add(visitor)
  await visitor.html('/checkout')
  const form = formOf(await visitor.trpc.orders.checkoutQuote.query({}))
  const placed = await visitor.trpc.orders.placeOrder.mutate({ ...form, email: person.email })
  if (!placed.ok) throw new Error(placed.code)
  await add(visitor)
  const secrets = ['puente_session', 'puente_known', 'puente_browser'].map((name) =>
    visitor.cookies.get(name),
  )
  const marks = [person.fullName, person.username, person.email, placed.number, placed.key]
  return { visitor, marks: [...marks, ...secrets.map((secret) => secret ?? 'none')] }
}

test('what many are served holds nothing of the person who asked first, nor a cookie of theirs', async () => {
  const { visitor, marks } = await someone('inconfundible')
  expect(marks).not.toContain('none')
  // Their session is due to move along: every answer that knows them sets its cookie anew.
  const soon = `update session set expires_at = now() + interval '1 hour'`
  for (const path of SERVED) {
    await askDatabase(shop.databaseUrl, soon)
    const [first, ...others] = await Promise.all(
      [visitor, stranger(), stranger()].map((who) => who.send(path)),
    )
    const later = await stranger().send(path)
    for (const answer of [...others, later]) {
      const text = `${JSON.stringify([...answer.headers])}${await answer.text()}`
      for (const mark of marks) expect(text.includes(mark), `${path}: ${mark}`).toBe(false)
      expect(answer.headers.getSetCookie(), path).toEqual([])
    }
    const kept = first?.headers.get('cache-control') ?? ''
    if (/public|s-maxage/.test(kept)) expect(first?.headers.getSetCookie(), path).toEqual([])
    // And a copy that is still good is confirmed without a word about who asks.
    const etag = first?.headers.get('etag')
    if (!etag) continue
    const same = await stranger().send(path, { headers: { 'if-none-match': etag } })
    expect([200, 304]).toContain(same.status)
    expect(same.headers.getSetCookie(), path).toEqual([])
  }
})

test('pages of one person are drawn for each, also while a stranger’s is being drawn', async () => {
  const { visitor, marks } = await someone('singular')
  for (const path of [paths.cart, paths.checkout, paths.account, paths.home, paths.products()]) {
    const asked = [visitor, stranger(), visitor, stranger()].map((who) => who.send(path))
    const answers = await Promise.all(asked)
    for (const answer of answers) expect(answer.headers.get('cache-control')).toMatch(/^private/)
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    expect(texts[0], path).toContain(marks[0])
    for (const text of [texts[1], texts[3]])
      for (const mark of marks) expect(text?.includes(mark), `${path}: ${mark}`).toBe(false)
  }
})

test('all who listen for the sync hear one thing, which names nobody', async () => {
  const { visitor, marks } = await someone('irrepetible')
  const heard = async (who: HttpVisitor) => {
    const answer = await who.send('/api/sync/events')
    const reader = answer.body?.getReader()
    const { value } = (await reader?.read()) ?? {}
    await reader?.cancel()
    expect(answer.headers.getSetCookie()).toEqual([])
    return Buffer.from(value ?? []).toString()
  }
  const texts = await Promise.all([visitor, stranger()].map(heard))
  expect(texts[0]).toContain('event: sync')
  expect(texts[1]).toBe(texts[0])
  for (const mark of marks) expect(texts[1]).not.toContain(mark)
})

/** Two presses of one browser that has not seen the first answer yet. */
const pressedTwice = async (
  { cookies }: HttpVisitor,
  path: string,
  fields: Record<string, string>,
) => {
  const presses = [stranger(new Map(cookies)), stranger(new Map(cookies))]
  const answers = await Promise.all(presses.map((press) => press.postForm(path, fields)))
  return answers.map(({ status, headers }) => `${status} ${headers.get('location')}`)
}

test('who presses twice is not told that the link is spent or the password wrong by what they have just done', async () => {
  const { visitor } = await someone('doblemente')
  const email = 'doblemente@unica.example'
  const lastToken = (subject: RegExp): Promise<string> =>
    eventually(
      async () => {
        const rows = await askDatabase<{ plain: string; subject: string }>(
          shop.databaseUrl,
          'select plain, subject from outbox_mail where recipient = $1 order by id desc',
          [email],
        )
        const token = /[?]token=([\w-]+)/.exec(
          rows.find((row) => subject.test(row.subject))?.plain ?? '',
        )?.[1]
        if (token === undefined) throw new Error(`no mail to ${email}`)
        return token
      },
      { timeout: 20_000, interval: 100 },
    )
  const changed = {
    intent: 'password',
    currentPassword: 'secreto 123',
    password: 'otra clave 1',
  }
  await visitor.html(paths.accountSecurity)
  const [first, second] = await pressedTwice(visitor, paths.accountSecurity, changed)
  expect(first).toMatch(/^303 .*password/)
  expect(second).toBe(first)

  const newcomer = stranger()
  const confirm = await lastToken(/[Cc]onfirma/)
  await newcomer.html(paths.verifyEmail(confirm))
  const confirmed = { intent: 'confirm', token: confirm }
  expect(await pressedTwice(newcomer, paths.verifyEmail(confirm), confirmed)).toEqual(
    Array.from({ length: 2 }, () => `303 ${paths.emailConfirmed}`),
  )
  expect(await newcomer.html(paths.emailConfirmed)).toContain('Tu correo quedó confirmado.')

  await newcomer.postJson('/api/forgot-password', { email })
  const token = await lastToken(/^Restablece/)
  await newcomer.html(paths.resetPassword(token))
  const reset = { intent: 'reset', token, password: 'y otra más', confirm: 'y otra más' }
  expect(await pressedTwice(newcomer, paths.resetPassword(token), reset)).toEqual(
    Array.from({ length: 2 }, () => `303 ${paths.resetDone}`),
  )
  expect(await newcomer.html(paths.resetDone)).toMatch(/<main[^]*href="\/auth"/)
  // A stranger with the same link is another matter.
  const late = await stranger().postForm(paths.resetPassword(token), reset)
  expect(late.status).toBe(200)
})

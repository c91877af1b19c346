// Pages from outside: a policy that fits their scripts, nobody's data in an anonymous visitor's HTML, no page for the wrong person.
import { beforeAll, expect, test } from 'vitest'
import { localised, paths } from '#contract/paths.ts'
import { LOCALES } from '#domain/vocabulary.ts'
import { ADDRESS, placeOverHttp } from '#tests/support/checkout-form.ts'
import { everyDay } from '#tests/support/every-day.ts'
import { type HttpVisitor, httpVisitor, signedIn } from '#tests/support/http-visitor.ts'
import { shareShop } from '#tests/support/shared-shop.ts'
import type { Shop } from '#tests/support/start-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await shareShop()
}, 120_000)

const PERSONAL = ['/cart', '/checkout', '/auth']
const PUBLIC = ['/', '/products', '/product/1', '/nothing-here', ...PERSONAL]
const every = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found]) => found)

test.each(PERSONAL)('%s runs only the scripts its policy names', async (path) => {
  const nonces = new Set<string>()
  for (let time = 0; time < 2; time += 1) {
    const answer = await httpVisitor(shop.url).send(path)
    const policy = answer.headers.get('content-security-policy') ?? ''
    const nonce = /script-src 'nonce-([^']+)' 'strict-dynamic';/.exec(policy)?.[1] ?? ''
    expect(nonce.length).toBeGreaterThanOrEqual(22)
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|script-src[^;]*\*/)
    for (const rule of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(rule)
    const html = await answer.text()
    const scripts = every(html, /<script\b([^>]*)>/g).filter(
      (attributes) => !/type="application\/(?:ld\+)?json"/.test(attributes ?? ''),
    )
    expect(scripts.length).toBeGreaterThan(0)
    for (const attributes of scripts) expect(attributes).toContain(`nonce="${nonce}"`)
    for (const attributes of every(html, /<style\b([^>]*)>/g))
      expect(attributes).toContain(`nonce="${nonce}"`)
    expect(html).not.toMatch(/<[^>]+\son[a-z]+=/i)
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(2)
})

const GUEST = {
  email: 'very-private-guest@example.com',
  fullName: 'Crisanta Inconfundible',
  phone: '0414-7654321',
  line1: 'Avenida Secretísima 777, quinta Escondida',
}
const SECRETS = [
  GUEST.email,
  GUEST.fullName,
  '4147654321',
  '7654321',
  'Secret',
  'maria@puente.example',
  'María Rodríguez',
  'admin@puente.example',
]

/** One order of a guest and one of a signed-in customer, so that there is something to leak. */
const placeBoth = async () => {
  const guest = httpVisitor(shop.url)
  const customer = await signedIn(shop.url, 'customer')
  const { email, ...person } = GUEST
  const form = { email, shippingAddress: { ...ADDRESS, ...person } }
  const order = await placeOverHttp(guest, 1, form)
  return { guest, customer, order, owned: await placeOverHttp(customer, 2, form) }
}

test('no anonymous visitor’s page holds anything about a person, in any language', async () => {
  const { guest, customer, order, owned } = await placeBoth()
  const view = await guest.trpc.orders.order.query({ number: order.number, key: order.key })
  expect(view.shippingAddress.fullName).toBe(GUEST.fullName)
  const links = [order, owned].flatMap(({ number }) => [
    `/order-confirmation?order=${number}`,
    `/order-confirmation?order=${number}&key=guessed`,
  ])
  // The owner has looked at every page first, so whatever could be kept for others is kept.
  for (const path of [...PUBLIC, ...links]) await customer.send(path)
  for (const prefix of everyDay(2, ['', '/en', '/it', '/pt']))
    for (const path of [...PUBLIC, ...links, '/admin']) {
      const html = await httpVisitor(shop.url).html(`${prefix}${path}`)
      for (const secret of SECRETS) expect(html, `${prefix}${path}`).not.toContain(secret)
    }
})

test('a page of a signed-in person is never served to another, however the requests interleave', async () => {
  const people: [HttpVisitor, string][] = [
    [await signedIn(shop.url, 'customer'), 'María Rodríguez'],
    [await signedIn(shop.url, 'admin'), 'Ana Puente'],
    [httpVisitor(shop.url), ''],
  ]
  const names = people.map(([, name]) => name).filter(Boolean)
  const rounds = everyDay(20, [...Array(50).keys()]).map((round) => {
    // Some addresses are new, so that pages are made while the others ask for them.
    const path = ['/', '/products', `/products?minPrice=${round}`, '/product/1'][round % 4] ?? '/'
    return people.map(async ([visitor, own]) => {
      const html = await visitor.html(path)
      const seen = names.filter((name) => html.includes(name))
      expect(seen, path).toEqual(own === '' ? [] : [own])
    })
  })
  await Promise.all(rounds.flat())
})

test('a form of the account whose session ended meanwhile leads to sign in and back', async () => {
  const visitor = await signedIn(shop.url, 'customer')
  const session = visitor.cookies.get('puente_session') ?? ''
  const bearer = { authorization: `Bearer ${session}` }
  expect((await httpVisitor(shop.url).postJson('/api/logout', {}, bearer)).status).toBe(200)
  const fields = { currentPassword: 'puente-maria', password: 'otra clave' }
  const left = httpVisitor(shop.url, new Map([['puente_session', session]]))
  const answer = await left.postForm('/account/security', fields)
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe('/auth?next=%2Faccount%2Fsecurity')
})

test('two anonymous visitors share a page but not its badge, its theme or its language', async () => {
  const [first, second] = [httpVisitor(shop.url), httpVisitor(shop.url)]
  await first.postForm('/cart', { intent: 'add', productId: '1', quantity: '2' })
  const badge = (html: string) => /<span[^>]*data-count="(\d+)"/.exec(html)?.[1]
  await second.postForm('/scheme', { scheme: 'dark', next: '/' })
  const [mine, theirs] = await Promise.all([first.html('/products'), second.html('/products')])
  expect([badge(mine), badge(theirs)]).toEqual(['2', '0'])
  expect([mine, theirs].map((html) => /<html[^>]*color-scheme="(\w+)"/.exec(html)?.[1])).toEqual([
    'light',
    'dark',
  ])
})

test('who saves data gets small pictures from the first page on, and nobody else does', async () => {
  const sizesAt = async (path: string, saving?: string) => {
    const headers = new Headers(saving === undefined ? [] : [['save-data', saving]])
    const answer = await httpVisitor(shop.url).send(path, { headers })
    expect(answer.headers.get('vary')).toContain('save-data')
    return [...new Set(every(await answer.text(), / (?:sizes|imageSizes)="([^"]*)"/gi))]
  }
  // Each asks before and after the other: neither gets what was kept for the other.
  for (const path of ['/', '/products', '/product/1', '/international-shopping'])
    for (let time = 0; time < 2; time += 1) {
      expect(await sizesAt(path, 'on'), path).toEqual(['160px'])
      expect(await sizesAt(path), path).not.toContain('160px')
    }
  expect(await sizesAt('/', 'off')).not.toContain('160px')
})

test('a page says in which language it is, and of which build when it may be kept', async () => {
  const builds = new Set<string | null>()
  for (const locale of LOCALES)
    for (const path of [paths.help(), paths.offline, paths.cart, '/help?q=a']) {
      const { headers } = await httpVisitor(shop.url).send(localised(locale, path))
      expect(headers.get('content-language')).toBe(locale)
      // What it may not keep, a page does not have fetched a second time.
      const isOwn = path === paths.cart || path.includes('?')
      expect(headers.get('server-timing')).toBe(isOwn ? null : 'keep')
      if (isOwn) expect(headers.has('x-puente-keep')).toBe(false)
      else builds.add(headers.get('x-puente-keep'))
    }
  expect([...builds]).toEqual([expect.stringMatching(/^[\da-f]{16}$/)])
})

test('a post that is no form is refused with a page', async () => {
  const visitor = httpVisitor(shop.url)
  const answer = await visitor.postJson('/cart', { intent: 'add', productId: 1 })
  expect(answer.status).toBe(415)
  expect(await answer.text()).toMatch(/<html lang="es">.*No podemos leer ese tipo de datos/s)
  expect((await visitor.send('/cart', { method: 'POST' })).status).toBe(415)
  expect((await visitor.postForm('/cart', {})).status).toBe(303)
  expect((await visitor.postForm('/services', { a: 'b' })).status).toBe(405)
})

test('an article that got another address is found under the old one, in every language', async () => {
  const { trpc } = await signedIn(shop.url, 'admin')
  const articles = await trpc.blog.adminArticles.query({})
  const { id = 0, slug = '' } = articles.find(({ locale }) => locale === 'en') ?? {}
  const {
    id: _,
    state: __,
    doubts: ___,
    seen,
    ...draft
  } = await trpc.blog.adminArticle.query({ id })
  await trpc.blog.adminSave.mutate({ id, seen, draft: { ...draft, slug: `${slug}-hoy` } })
  for (const locale of LOCALES) {
    const [old, now] = [slug, `${slug}-hoy`].map((each) => localised(locale, paths.article(each)))
    const answer = await httpVisitor(shop.url).send(old ?? '')
    expect([answer.status, answer.headers.get('location')]).toEqual([301, now])
    expect((await httpVisitor(shop.url).send(now ?? '')).status).toBe(200)
  }
})

// Texts from outside stay texts: from a price list, from the database, from a buyer; on pages, in mails, at the desk.
import { inFullRun, testInFull } from '#tests/support/every-day.ts'
import type { Browser } from 'playwright'
import { expect, test } from 'vitest'
import { askDatabase } from '#tests/support/ask-database.ts'
import { ADDRESS, placeOverHttp } from '#tests/support/checkout-form.ts'
import { ATTACKS, expectHarmless, threats } from '#tests/support/expect-harmless.ts'
import { HOSTILE_ARTICLE } from '#tests/support/hostile-article.ts'
import { httpVisitor, LOGINS, signedIn } from '#tests/support/http-visitor.ts'
import { csvCell, runImport } from '#tests/support/run-import.ts'
import { openTab } from '#tests/support/shop-tab.ts'
import { openShopInBrowser } from '#tests/support/shop-in-browser.ts'
import type { Shop } from '#tests/support/start-shop.ts'
import { eventually } from '#tests/support/eventually.ts'

const LINK = 'javascript:window.canary=8'

const HEADER =
  'id,title,brand,model,price,stock,description,features,specifications,image,url,affiliate url'
const row = (id: string, price: string) =>
  [
    id,
    `Zzhostil ${ATTACKS}`,
    `Marca${ATTACKS}`,
    ATTACKS,
    price,
    '9',
    ATTACKS,
    ATTACKS,
    JSON.stringify({ [ATTACKS]: ATTACKS }),
    LINK,
    LINK,
    `https://evil.example/${ATTACKS}`,
  ]
    .map(csvCell)
    .join(',')

let shop: Shop
let browser: Browser
let imported = 0
/** Put into its row by hand, as if the import had let everything through. */
let raw = 0
let order = { number: '', key: '' }
const reject = { text: '' }

openShopInBrowser(
  async (opened) => {
    ;({ shop, browser } = opened)
    const { rejects } = await runImport(shop, [HEADER, row('h-1', '10.00'), row('h-2', '=1+1')])
    reject.text = rejects
    const ask = (text: string, values: unknown[]) =>
      askDatabase<{ id: number }>(shop.databaseUrl, text, values)
    imported = (await ask('select id from product where external_id = $1', ['h-1']))[0]?.id ?? 0
    raw = 2
    await ask(
      `update product set name = $2, brand = $2, model = $2, description = $2, short_description = $2,
     features = $3, specifications = $4, images = $5, affiliate_url = $6, original_url = $6,
     seo_title = $2, seo_description = $2 where id = $1`,
      [
        raw,
        `Zzhostil ${ATTACKS}`,
        JSON.stringify([ATTACKS]),
        JSON.stringify([[ATTACKS, ATTACKS]]),
        JSON.stringify([LINK]),
        LINK,
      ],
    )
    const buyer = httpVisitor(shop.url)
    await buyer.trpc.cart.addItem.mutate({ productId: imported, quantity: 1 })
    const person = ATTACKS.slice(0, 100)
    order = await placeOverHttp(buyer, raw, {
      note: ATTACKS,
      shippingAddress: { ...ADDRESS, fullName: person, city: person.slice(0, 70), line1: person },
    })
  },
  { own: true },
)

test('list, product, cart, checkout and order show hostile texts and run none', async () => {
  const tab = await openTab(browser, shop.url)
  for (const productId of [imported, raw])
    await tab.page.request.post('/cart', { form: { intent: 'add', productId: String(productId) } })
  const { number, key } = order
  await expectHarmless(tab, '/products?sort=newest&search=zzhostil')
  for (const id of [imported, raw]) await expectHarmless(tab, `/product/${id}`)
  await expectHarmless(tab, '/en/cart')
  await expectHarmless(tab, '/checkout')
  await expectHarmless(tab, `/order-confirmation?${new URLSearchParams({ order: number, key })}`)
  await tab.close()
})

test('what the import kept is the words alone, without anything that turns or hides them', async () => {
  const answer = await fetch(`${shop.url}/api/products/${imported}`)
  const product = (await answer.json()) as Record<string, unknown>
  const text = JSON.stringify(product)
  expect(text).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u200B\u2028\u2029]|<script|<img|<svg/i)
  expect(product).toMatchObject({ imageUrl: null, originalUrl: null, affiliateUrl: null })
})

test('rejected rows cannot act in the spreadsheet they are opened with', () => {
  expect(reject.text).toMatch(/3,price,'=1\+1,/)
  expect(reject.text).not.toMatch(/(?:^|,)[=+@-]/m)
})

testInFull('suggestions and the drawer show them as words too', async () => {
  const tab = await openTab(browser, shop.url)
  await tab.open(`/product/${imported}`)
  await tab.page.locator('#search').fill('zzhost')
  await tab.page.getByRole('option').first().waitFor()
  expect(await threats(tab.page)).toMatchObject({ ran: null, links: [], handlers: [] })
  await tab.page.keyboard.press('Escape')
  await tab.page.locator('main').getByRole('button', { name: 'Añadir al carrito' }).first().click()
  await tab.page.getByRole('dialog').getByText('Zzhostil').first().waitFor()
  expect(await threats(tab.page)).toMatchObject({ ran: null, links: [], handlers: [] })
  expect(tab.takeProblems()).toEqual([])
  await tab.close()
})

test('the mail holds them as words, even where nothing guards it', async () => {
  const { page, close } = await openTab(browser, shop.url)
  const html = await eventually(
    async () => {
      const box = await (await page.request.get('/dev/mailbox')).text()
      const path = new RegExp(`href="(/dev/mailbox/\\d+)">[^<]*${order.number}`).exec(box)?.[1]
      if (!path) throw new Error('no mail yet')
      return (await page.request.get(`${path}/html`)).text()
    },
    { timeout: 20_000, interval: 200 },
  )
  // Without the policy of the mailbox: a mail reader has its own.
  await page.setContent(html)
  expect(await page.locator('body').innerText()).toContain('Zzhostil')
  const found = await threats(page)
  expect(found).toMatchObject({ ran: null, links: [], handlers: [], frames: 0 })
  await close()
})

testInFull('the desk shows order and buyer and runs neither', async () => {
  const tab = await openTab(browser, shop.url)
  await tab.page.request.post('/api/login', { data: LOGINS.admin })
  await expectHarmless(tab, '/admin/orders/1')
  await tab.open('/admin/orders')
  expect(await threats(tab.page)).toMatchObject({ ran: null, links: [], handlers: [], frames: 0 })
  expect(tab.takeProblems()).toEqual([])
  await tab.close()
})

inFullRun(() => {
  test('an article of all that Markdown can be made of is words to readers, at the desk and in its preview', async () => {
    const { trpc } = await signedIn(shop.url, 'admin')
    const words = `Zzhostil ${ATTACKS}`
    const saved = await trpc.blog.adminSave.mutate({
      id: null,
      draft: {
        locale: 'es',
        slug: 'zzhostil',
        title: words.slice(0, 100),
        summary: words.slice(0, 250),
        tags: [ATTACKS.slice(0, 30)],
        cover: 'box',
        body: `${ATTACKS}\n\n${HOSTILE_ARTICLE}`,
        publishAt: new Date(Date.now() - 60_000).toISOString(),
      },
    })
    if (!saved.ok) throw new Error(saved.code)
    const tab = await openTab(browser, shop.url)
    for (const path of ['/articulo/zzhostil', '/en/articulo/zzhostil', '/blog'])
      await expectHarmless(tab, path)
    await tab.open('/articulo/zzhostil')
    // A link a reader may press leads to https elsewhere or into the shop; a picture is the shop's own.
    const article = tab.page.locator('article')
    expect(
      await article.locator('style, link, base, meta, form, svg use[href], math').count(),
    ).toBe(0)
    const origins = await article
      .locator('a')
      .evaluateAll((all) => all.map((a) => new URL((a as HTMLAnchorElement).href).origin))
    expect(new Set(origins)).toEqual(new Set([shop.url, 'https://other.example']))
    await tab.page.request.post('/api/login', { data: LOGINS.admin })
    await expectHarmless(tab, '/admin/articles')
    await expectHarmless(tab, `/admin/articles/${saved.id}`)
    await tab.page.getByRole('button', { name: 'Vista previa' }).click()
    await tab.page.getByText('window.canary=21').last().waitFor()
    expect(await threats(tab.page)).toMatchObject({ ran: null, links: [], handlers: [], frames: 0 })
    expect(tab.takeProblems()).toEqual([])
    await tab.close()
    const feed = await (await fetch(`${shop.url}/blog/rss.xml`)).text()
    expect(feed).toContain('Zzhostil')
    expect(feed).not.toMatch(/<(?:script|img|svg|iframe)/i)
  })
})

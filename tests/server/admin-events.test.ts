// The stream that tells admins of changes: for them alone, of what was committed, in bounds, and ended by a stop.
import http from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN_EVENTS } from '#contract/admin-events.ts'
import { eventually } from '#tests/support/eventually.ts'
import { type HttpVisitor, httpVisitor, signedIn } from '#tests/support/http-visitor.ts'
import { type OwnShop, startShop } from '#tests/support/start-shop.ts'

let shop: OwnShop
let admin: HttpVisitor
let customer: HttpVisitor
beforeAll(async () => {
  shop = await startShop()
  admin = await signedIn(shop.url, 'admin')
  customer = await signedIn(shop.url, 'customer')
}, 120_000)
let stopping: Promise<number | null> | undefined
afterAll(() => stopping ?? shop.stop())

interface Listening {
  heard: () => string
  end: () => void
  ended: Promise<boolean>
}
const listen = (visitor: HttpVisitor): Promise<Listening> =>
  new Promise((resolve, reject) => {
    const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ')
    const asked = http.get(shop.url + ADMIN_EVENTS.path, { headers: { cookie } }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(String(response.statusCode)))
      let text = ''
      response.setEncoding('utf8').on('data', (piece: string) => (text += piece))
      const ended = new Promise<boolean>((end) => {
        response.once('close', () => end(response.complete))
      })
      resolve({ heard: () => text, end: () => asked.destroy(), ended })
    })
    asked.once('error', reject)
  })

test('nobody and a customer are refused, an admin hears names of domains and nothing else', async () => {
  const nobody = httpVisitor(shop.url)
  expect((await nobody.send(ADMIN_EVENTS.path)).status).toBe(401)
  expect((await customer.send(ADMIN_EVENTS.path)).status).toBe(403)
  const { heard, end } = await listen(admin)
  await customer.trpc.account.mergeFavourites.mutate({ productIds: [] })
  await eventually(() => expect(heard()).toContain('{"domain":"account"}'))
  for (const line of heard().split('\n').filter(Boolean))
    expect(line).toMatch(/^(?:event: changed|data: \{"domain":(?:"\w+"|null)\}|:)$/)
  end()
})

test('what was refused is not told, and carts are not', async () => {
  const { heard, end } = await listen(admin)
  await httpVisitor(shop.url).postJson('/api/contact', {})
  await customer.trpc.cart.addItem.mutate({ productId: 1, quantity: 1 })
  await customer.trpc.account.mergeFavourites.mutate({ productIds: [] })
  await eventually(() => expect(heard()).toContain('"account"'))
  expect(heard()).not.toMatch(/"(?:contact|cart)"/)
  end()
})

test('an admin has room for ten tabs, and a stop ends them all', async () => {
  const tabs = await Promise.all(Array.from({ length: 10 }, () => listen(admin)))
  await expect(listen(admin)).rejects.toThrow('503')
  stopping = shop.stop()
  await stopping
  expect(await Promise.all(tabs.map(({ ended }) => ended))).toEqual(tabs.map(() => true))
})

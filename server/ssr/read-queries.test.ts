// Proves that an address makes a page of its own only by what the page reads of it.
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openPages } from '#tests/support/open-pages.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import type { RenderInput } from '#src/entry.server.tsx'

let shop: TestShop
let app: FastifyInstance
let rendered: string[] = []

const render = ({ request }: RenderInput) => {
  rendered.push(`${request.method} ${new URL(request.url).search}`)
  const pipe = <T extends NodeJS.WritableStream>(to: T): T => Readable.from(['whole']).pipe(to)
  return Promise.resolve({ kind: 'page', status: 200, pipe, abort: () => {} })
}
/** A page that reads one parameter. */
const queryRead = ({ searchParams }: URL) => {
  const page = searchParams.get('page')
  return page === null ? '' : `?page=${page}`
}

beforeAll(async () => {
  shop = await openTestShop()
})
beforeEach(async () => {
  await app?.close()
  rendered = []
  app = await openPages(shop.deps, render, queryRead)
})
afterAll(async () => {
  await app.close()
  await shop.close()
})

test('what a page does not read makes no other page of it, and does not get into it', async () => {
  const ask = (url: string) => app.inject({ url })
  await Promise.all(Array.from({ length: 50 }, (_, at) => ask(`/?r=${at}&utm_source=a`)))
  for (let at = 0; at < 50; at += 1)
    expect(await ask(`/?fbclid=${at}`)).toMatchObject({ statusCode: 200, body: 'whole' })
  expect(rendered).toEqual(['GET '])
  await ask('/?r=1&page=2')
  await ask('/?page=2&r=2')
  expect(rendered).toEqual(['GET ', 'GET ?page=2'])
})

test('asking for the head alone is asking for the page', async () => {
  const head = () => app.inject({ method: 'HEAD', url: '/' })
  expect(await head()).toMatchObject({ statusCode: 200, body: '' })
  await app.inject({ url: '/' })
  await head()
  expect(rendered).toEqual(['GET '])
})

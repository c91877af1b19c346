// Proves that calls of one moment do not harm each other: writes go one after the other, a read outlives a write; and
// that what others change is asked for each time.
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient, readInBrowser, writeInBrowser } from './trpc-client.ts'

afterEach(() => vi.unstubAllGlobals())

const answer = (text: string) =>
  new Response(JSON.stringify([{ result: { data: { json: text } } }]), {
    headers: { 'content-type': 'application/json' },
  })

test('the second write waits for the first one’s answer', async () => {
  const arrived = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()]
  const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()]
  let calls = 0
  const fetched = vi.fn<() => Promise<Response> | undefined>(() => {
    const call = calls
    calls += 1
    arrived[call]?.resolve(undefined)
    return answers[call]?.promise
  })
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('document', { documentElement: { lang: 'es' } })
  const first = writeInBrowser('cart', 'addItem', { productId: 1 })
  const second = writeInBrowser('cart', 'addItem', { productId: 2 })
  await arrived[0]?.promise
  expect(fetched).toHaveBeenCalledTimes(1)
  answers[0]?.reject(new TypeError('Failed to fetch'))
  await expect(first).rejects.toThrow('Failed to fetch')
  await arrived[1]?.promise
  answers[1]?.resolve(answer('done'))
  await expect(second).resolves.toBe('done')
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('a read that a write overtakes is asked again and tells what holds afterwards', async () => {
  const first = Promise.withResolvers<Response>()
  const reading = Promise.withResolvers<undefined>()
  const asked: string[] = []
  vi.stubGlobal('fetch', (url: string, { method }: RequestInit) => {
    asked.push(`${method} ${new URL(url, 'http://shop').pathname}`)
    if (asked.length === 1) {
      reading.resolve(undefined)
      return first.promise
    }
    return Promise.resolve(answer(method === 'POST' ? 'written' : 'new'))
  })
  vi.stubGlobal('document', { documentElement: { lang: 'es' } })
  const read = readInBrowser('account', 'profile', undefined)
  await reading.promise
  await writeInBrowser('account', 'mergeFavourites', { ids: [] })
  first.resolve(answer('old'))
  await expect(read).resolves.toBe('new')
  expect(asked).toEqual([
    'GET /trpc/account.profile',
    'POST /trpc/account.mergeFavourites',
    'GET /trpc/account.profile',
  ])
})

test('a page that shows an answer hears of the next one after a write from elsewhere', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(answer('written')))
  vi.stubGlobal('document', { documentElement: { lang: 'es' } })
  const queryKey = [['orders', 'adminOrder'], { input: { id: 1 }, type: 'query' }]
  const page = new QueryObserver(queryClient, { queryKey, initialData: 'pending' })
  const leave = page.subscribe(() => {})
  await writeInBrowser('account', 'setPreferences', {})
  queryClient.setQueryData(queryKey, 'paid')
  expect(page.getCurrentResult().data).toBe('paid')
  await expect(readInBrowser('orders', 'adminOrder', { id: 1 })).resolves.toBe('written')
  leave()
})

test.each([
  ['account', 'order', 2],
  ['account', 'sessions', 2],
  ['account', 'copy', 2],
  ['contact', 'office', 1],
])('%s.%s, read twice, is asked for %s times', async (domain, procedure, times) => {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(answer('read')))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('document', { documentElement: { lang: 'es' } })
  await readInBrowser(domain, procedure, undefined)
  await readInBrowser(domain, procedure, undefined)
  expect(fetched).toHaveBeenCalledTimes(times)
})

test('what no address can hold is asked for in a body, and nothing is too long for both', async () => {
  const asked: { address: string; method?: string | undefined }[] = []
  vi.stubGlobal('fetch', (address: string, { method, body }: RequestInit) => {
    asked.push({ address, method })
    expect(typeof body === 'string' ? body : address).toContain('aaaa')
    return Promise.resolve(answer('drawn'))
  })
  vi.stubGlobal('document', { documentElement: { lang: 'es' } })
  const lengths = [500, ...Array.from({ length: 40 }, (_, step) => 1600 + step * 10), 60_000]
  for (const length of lengths) {
    const call = readInBrowser('blog', 'adminPreview', { body: 'a'.repeat(length) })
    await expect(call).resolves.toBe('drawn')
  }
  expect([asked.at(0)?.method, asked.at(-1)?.method]).toEqual(['GET', 'POST'])
  expect(Math.max(...asked.map(({ address }) => address.length))).toBeLessThanOrEqual(2000)
})

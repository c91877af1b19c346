// Proves that two writes of one moment reach the server one after the other, also when the first one fails.
import { afterEach, expect, test, vi } from 'vitest'
import { writeInBrowser } from './trpc-client.ts'

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

// A token is asked for once, kept until shortly before its end, and dropped when the store refuses it.
import { expect, it, vi } from 'vitest'
import { storeFault } from '#domain/store-fault.ts'
import { keepToken, parseToken, type TokenOutcome } from './access-token.ts'

const clockAt = (start: number) => {
  let at = start
  return { now: () => new Date(at), pass: (seconds: number) => void (at += seconds * 1000) }
}

const numbered = (ttlSeconds: number) => {
  let count = 0
  return vi.fn<() => Promise<TokenOutcome>>(async () => {
    count += 1
    return { ok: true, token: { value: `t${count}`, ttlSeconds } }
  })
}

it('asks once for many calls at the same time', async () => {
  const ask = numbered(3600)
  const keeper = keepToken(ask, clockAt(0).now)
  const got = await Promise.all(Array.from({ length: 20 }, () => keeper.get()))
  expect(ask).toHaveBeenCalledTimes(1)
  expect(new Set(got.map((one) => one.ok && one.token.value))).toEqual(new Set(['t1']))
  expect(got.reduce((sum, { calls }) => sum + calls, 0)).toBe(1)
})

it('asks again half a minute before the end, and not earlier', async () => {
  const ask = numbered(3600)
  const clock = clockAt(0)
  const keeper = keepToken(ask, clock.now)
  await keeper.get()
  clock.pass(3569)
  expect(await keeper.get()).toMatchObject({ token: { value: 't1' }, calls: 0 })
  clock.pass(1)
  expect(await keeper.get()).toMatchObject({ token: { value: 't2' }, calls: 1 })
})

it('drops only the token that was refused', async () => {
  const keeper = keepToken(numbered(3600), clockAt(0).now)
  await keeper.get()
  keeper.drop('t0')
  expect(await keeper.get()).toMatchObject({ token: { value: 't1' } })
  keeper.drop('t1')
  expect(await keeper.get()).toMatchObject({ token: { value: 't2' } })
})

it('does not keep a refusal', async () => {
  const ask = numbered(3600)
  ask.mockResolvedValueOnce({ ok: false, fault: storeFault('retryable', 'network') })
  const keeper = keepToken(ask, clockAt(0).now)
  expect(await keeper.get()).toMatchObject({ ok: false, calls: 1 })
  expect(await keeper.get()).toMatchObject({ ok: true, calls: 1 })
})

it.each([
  [
    { access_token: 'abc', expires_in: 7200 },
    { value: 'abc', ttlSeconds: 7200 },
  ],
  [
    { access_token: 'v^1.1#i^1#p', expires_in: '3600' },
    { value: 'v^1.1#i^1#p', ttlSeconds: 3600 },
  ],
  [{ access_token: 'abc' }, { value: 'abc', ttlSeconds: 300 }],
  [{ access_token: 'a\r\nhost: evil' }, null],
  [{ access_token: '' }, null],
  [{ access_token: 5 }, null],
  [null, null],
])('%j holds %j', (body, token) => {
  expect(parseToken(body)).toEqual(token)
})

// Proves what a password costs, that unknown names cost the same, and that two are checked at once and fifty may wait.
import { Argon2id } from 'oslo/password'
import { afterAll, expect, test, vi } from 'vitest'

vi.unmock('./password-cost.ts')
// Files share what they import: an earlier one may have read the cheap cost, and a later one must not get this one.
vi.resetModules()
afterAll(() => void vi.resetModules())
const { TurnstileFull } = await import('#server/platform/turnstile.ts')
const { hashPassword, isOutdated, passwordFits } = await import('./password.ts')

const COST = '$argon2id$v=19$m=65536,t=2,p=1$'
const COST_BEFORE =
  '$argon2id$v=19$m=19456,t=2,p=1$dqt7HyBTsamvlMZtmPCanQ$IWlFtswHq7aOmAaIn6c/p2PNB5JsxfCSM3oign5MhPU'

test('a hash takes 64 MiB twice and fits its password alone', async () => {
  const hash = await hashPassword('clave de Ana')
  expect(hash.startsWith(COST)).toBe(true)
  expect(isOutdated(hash)).toBe(false)
  expect(await passwordFits(hash, 'clave de Ana')).toBe(true)
  expect(await passwordFits(hash, 'clave de ana')).toBe(false)
})

test('a hash of the cost before is still read, and outdated', async () => {
  expect(isOutdated(COST_BEFORE)).toBe(true)
  expect(await passwordFits(COST_BEFORE, 'whatever')).toBe(false)
})

test('nobody’s password is checked at the full cost and never fits', async () => {
  const verify = vi.spyOn(Argon2id.prototype, 'verify')
  expect(await passwordFits(null, 'clave')).toBe(false)
  expect(verify.mock.lastCall?.[0]?.startsWith(COST)).toBe(true)
  verify.mockResolvedValue(true)
  expect(await passwordFits(null, 'clave')).toBe(false)
})

test('two are hashed at once, fifty wait, the next is turned away', async () => {
  let inside = 0
  let most = 0
  vi.spyOn(Argon2id.prototype, 'hash').mockImplementation(async () => {
    inside += 1
    most = Math.max(most, inside)
    await new Promise(setImmediate)
    inside -= 1
    return COST
  })
  const hashes = Array.from({ length: 52 }, () => hashPassword('clave'))
  await expect(hashPassword('una más')).rejects.toBeInstanceOf(TurnstileFull)
  await expect(passwordFits(null, 'otra más')).rejects.toBeInstanceOf(TurnstileFull)
  await Promise.all(hashes)
  expect(most).toBe(2)
})

// How two meet: each race is run by both at once, over and over, and nobody may get an answer that has no word.
import { expect } from 'vitest'
import type { ErrorCode } from '#contract/errors.ts'
import type { AccountShop } from './account-shop.ts'
import type { passkeyPeople } from './passkey-people.ts'

export interface RaceTrack {
  shop: AccountShop
  boss: Awaited<ReturnType<AccountShop['register']>>
  people: ReturnType<typeof passkeyPeople>
  /** A name that nobody has. */
  fresh: () => string
}
export type Race = (track: RaceTrack) => Promise<void>

export const atOnce = <T>(call: () => Promise<T>): Promise<[T, T]> => Promise.all([call(), call()])

type Answer = { ok: true } | { ok: false; code: ErrorCode }

/** One is served, the other one hears this code as a value, which must be among those that the call is known to answer. */
export async function oneOfTwo<A extends Answer>(
  code: Extract<A, { ok: false }>['code'],
  call: () => Promise<A>,
): Promise<void> {
  const said = (await atOnce(call)).map((answer) => (answer.ok ? 'ok' : answer.code))
  expect(said.toSorted()).toEqual(['ok', code].toSorted())
}

// Calls Walmart with a fresh signature, and once more by the store's clock when ours goes wrong.
import { storeFault } from '#domain/store-fault.ts'
import { askStore, type StoreAnswer, type Surroundings } from '../ask-store.ts'
import type { CountedAnswer } from '../ask-with-token.ts'
import type { WalmartAccount } from '../store-accounts.ts'
import { readPrivateKey, signedHeaders } from './signature.ts'

/** A signature lives for 180 seconds; a clock that is off by less than a third of it does no harm. */
const HARMLESS_SKEW_MS = 60_000

export type SignedGet = (path: string, signal?: AbortSignal) => Promise<CountedAnswer>

export function createSignedGet(account: WalmartAccount, surroundings: Surroundings): SignedGet {
  const { apiUrl, consumerId, keyVersion } = account
  const privateKey = readPrivateKey(account.privateKey)
  let skewMs = 0

  return async (path, signal) => {
    if (privateKey === null)
      return {
        answer: { kind: 'fault', fault: storeFault('unauthorised', 'private_key_unreadable') },
        calls: 0,
      }
    const keys = { consumerId, keyVersion, privateKey }
    const call = (): Promise<StoreAnswer> =>
      askStore(
        {
          url: `${apiUrl}${path}`,
          headers: signedHeaders(keys, surroundings.now().getTime() + skewMs),
          ...(signal ? { signal } : {}),
        },
        surroundings,
      )
    const answer = await call()
    if (answer.kind !== 'refused' || answer.status !== 401 || answer.dateMs === null)
      return { answer, calls: 1 }
    const offMs = answer.dateMs - surroundings.now().getTime()
    if (Math.abs(offMs - skewMs) < HARMLESS_SKEW_MS) return { answer, calls: 1 }
    skewMs = offMs
    return { answer: await call(), calls: 2 }
  }
}

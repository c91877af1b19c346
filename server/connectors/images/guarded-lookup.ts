// Resolves a name at the moment of connecting and refuses it when any of its addresses is not on the public internet.
// The connection goes to the addresses judged here, so that a name that changes its mind in between gains nothing.
import type { LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { callbackify } from 'node:util'
import { PictureError } from './picture-fault.ts'

export type Resolve = (hostname: string) => Promise<LookupAddress[]>

export const guardedLookup =
  (resolve: Resolve, isReachable: (address: string) => boolean): LookupFunction =>
  (hostname, { all }, callback) => {
    const judge = async () => {
      const addresses = await resolve(hostname)
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => isReachable(address)))
        throw new PictureError('private_address', hostname)
      return { first, addresses }
    }
    callbackify(judge)((error, judged) => {
      if (error) callback(error, [])
      else if (all) callback(null, judged.addresses)
      else callback(null, judged.first.address, judged.first.family)
    })
  }

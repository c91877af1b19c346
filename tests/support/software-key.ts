// A passkey made of software, for tests: answers as an authenticator does (WebAuthn Level 3, §6), and lies when told to.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { PasskeyAssertion, PasskeyRequest } from '#contract/passkey-assertion.ts'
import type { AddPasskeyInput, PasskeyCreation } from '#contract/passkeys.ts'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const text = (data: Buffer) => data.toString('base64url')

/** CBOR (RFC 8949): what an attestation object needs of it. */
type Cbor = number | string | Buffer | Map<number | string, Cbor>
const head = (major: number, length: number): Buffer => {
  const type = major << 5
  if (length < 24) return Buffer.from([type | length])
  if (length < 256) return Buffer.from([type | 24, length])
  return Buffer.from([type | 25, length >> 8, length & 255])
}
const cbor = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].flatMap(([key, entry]) => [cbor(key), cbor(entry)])
  return Buffer.concat([head(5, value.size), ...entries])
}

/** Where the browser says it is, and what the key does wrong. */
export interface Lies {
  origin?: string
  rpId?: string
  type?: string
  challenge?: string
  /** The finger was not on it, or it asked for no PIN. */
  present?: boolean
  verified?: boolean
  counter?: number
  /** Signed with another key. */
  forged?: boolean
  userHandle?: string | null
  /** A statement of the maker that nobody asked for. */
  attestation?: { fmt: string; attStmt: Map<string, Cbor> }
}

export interface SoftwareKey {
  id: string
  make: (options: PasskeyCreation, lies?: Lies) => Omit<AddPasskeyInput, 'name'>
  show: (options: PasskeyRequest, lies?: Lies) => PasskeyAssertion
  /** How often it has signed. */
  counter: number
}

const keyPair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })

interface KeyOptions {
  origin: string
  id?: string
  /** Keys that are copied between devices do not count. */
  counts?: boolean
}

export function softwareKey({ origin, id, counts = true }: KeyOptions): SoftwareKey {
  const pair = keyPair()
  const raw = id === undefined ? randomBytes(32) : Buffer.from(id, 'base64url')
  let userHandle = ''

  const clientData = (type: string, challenge: string, lies: Lies): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? origin,
        crossOrigin: false,
      }),
    )
  const authenticatorData = (rpId: string, extra: Buffer | null, lies: Lies): Buffer => {
    const { present = true, verified = true } = lies
    const flags = (present ? 1 : 0) | (verified ? 4 : 0) | (extra ? 64 : 0)
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(lies.counter ?? key.counter)
    const parts = [sha256(lies.rpId ?? rpId), Buffer.from([flags]), counter]
    return Buffer.concat(extra ? [...parts, extra] : parts)
  }
  const coseKey = () => {
    const { x = '', y = '' } = pair.publicKey.export({ format: 'jwk' })
    return cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    )
  }

  const key: SoftwareKey = {
    id: text(raw),
    counter: 0,
    make: (options, lies = {}) => {
      userHandle = options.user.id
      const length = Buffer.from([raw.length >> 8, raw.length & 255])
      const credential = Buffer.concat([Buffer.alloc(16), length, raw, coseKey()])
      const { fmt, attStmt } = lies.attestation ?? { fmt: 'none', attStmt: new Map() }
      const attestationObject = cbor(
        new Map<string, Cbor>([
          ['fmt', fmt],
          ['attStmt', attStmt],
          ['authData', authenticatorData(options.rp.id, credential, lies)],
        ]),
      )
      return {
        id: key.id,
        clientDataJSON: text(clientData('webauthn.create', options.challenge, lies)),
        attestationObject: text(attestationObject),
        transports: ['internal'],
      }
    },
    show: (options, lies = {}) => {
      if (counts) key.counter += 1
      const data = authenticatorData(options.rpId, null, lies)
      const client = clientData('webauthn.get', options.challenge, lies)
      const { privateKey } = lies.forged ? keyPair() : pair
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      const handle = lies.userHandle === undefined ? userHandle : lies.userHandle
      return {
        id: key.id,
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(signature),
        ...(handle !== null && { userHandle: handle }),
      }
    },
  }
  return key
}

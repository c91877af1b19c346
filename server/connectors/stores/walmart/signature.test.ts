// The signature is the one Walmart's own verification computes, and a key is read however it was pasted.
import { generateKeyPairSync, verify } from 'node:crypto'
import { expect, it } from 'vitest'
import { readPrivateKey, signedHeaders } from './signature.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

it('signs number, moment and key version, each with its line end', () => {
  const headers = signedHeaders(
    { consumerId: 'c-1', keyVersion: '2', privateKey },
    1_764_288_000_000,
  )
  expect(headers).toMatchObject({
    'wm_consumer.id': 'c-1',
    'wm_consumer.intimestamp': '1764288000000',
    'wm_sec.key_version': '2',
  })
  const signature = Buffer.from(headers['wm_sec.auth_signature'] ?? '', 'base64')
  const isSigned = (text: string) => verify('RSA-SHA256', Buffer.from(text), publicKey, signature)
  expect(isSigned('c-1\n1764288000000\n2\n')).toBe(true)
  expect(isSigned('c-1\n1764288000000\n2')).toBe(false)
  expect(isSigned('c-1\n1764288000001\n2\n')).toBe(false)
})

it.each([
  ['as a PEM text', pem],
  ['with written line ends', pem.replaceAll('\n', '\\n')],
  ['as the old PKCS #1', privateKey.export({ type: 'pkcs1', format: 'pem' }).toString()],
  ['as Base64 of the text', Buffer.from(pem).toString('base64')],
  ['as Base64 of the key', privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')],
])('reads a key %s', (_, text) => {
  expect(readPrivateKey(text)?.export({ type: 'pkcs8', format: 'pem' })).toBe(pem)
})

it.each(['', 'secret', publicKey.export({ type: 'spki', format: 'pem' }).toString()])(
  'reads no key from %j',
  (text) => {
    expect(readPrivateKey(text)).toBeNull()
  },
)

it('refuses a key of another kind', () => {
  const { privateKey: other } = generateKeyPairSync('ed25519')
  expect(readPrivateKey(other.export({ type: 'pkcs8', format: 'pem' }).toString())).toBeNull()
})

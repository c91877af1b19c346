// A key somebody can sign in with (WebAuthn): only its public half is here, worth nothing to whoever copies it.
// Copied for its person by: server/domains/auth/passkeys.ts
// Erased: cascade
import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { User } from './user.entity.ts'

export const Passkey = defineEntity({
  name: 'Passkey',
  tableName: 'passkey',
  properties: {
    id: p.integer().primary().autoincrement(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade').index('passkey_user'),
    /** Base64url, as the browser names it; nobody else's key may have it. */
    credentialId: p.text().unique('passkey_credential'),
    /** COSE key, base64url. */
    publicKey: p.text().hidden(),
    /** What the key calls its person: random, the same for all keys of one account. */
    userHandle: p.text().hidden(),
    // Unsigned 32 bits, more than an integer column holds; many keys never count.
    counter: p.bigint('number').default(0),
    transports: p.array().default([]),
    name: p.text(),
    createdAt: p.datetime(),
    lastUsedAt: p.datetime().nullable(),
  },
  checks: [{ name: 'passkey_counter', expression: '(counter >= 0) AND (counter <= 4294967295)' }],
})

export type PasskeyRow = InferEntity<typeof Passkey>

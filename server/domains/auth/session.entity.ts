// A signed-in browser or REST caller; the id is the SHA-256 of the token the caller holds.
// Copied for its person by: server/domains/account/sessions.ts
// Erased: cascade
import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { User } from './user.entity.ts'

export const Session = defineEntity({
  name: 'Session',
  tableName: 'session',
  properties: {
    id: p.text().primary(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade').index('session_user'),
    expiresAt: p.datetime().index('session_expires'),
    createdAt: p.datetime().defaultRaw('now()'),
    // For the person's own list: where it was opened and when it was last used, to the hour.
    lastSeenAt: p.datetime().defaultRaw('now()'),
    // When its person last showed a password, a code or a key: what admins do asks for it again after a while.
    provedAt: p.datetime().defaultRaw('now()'),
    // Until when its cookie counts under the plain name once more: it was set before cookies were bound to the host.
    plainUntil: p.datetime().nullable(),
    addressGroup: p.text().default(''),
    userAgent: p.text().default(''),
  },
})

export type SessionRow = InferEntity<typeof Session>

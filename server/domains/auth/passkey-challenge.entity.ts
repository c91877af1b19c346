// A question a key must sign: asked once, of one browser, for one purpose; only hashes are here.
// Copied for its person by: nobody, for it holds hashes of secrets, at most beside the address that they were sent to
// Erased: cascade
import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { User } from './user.entity.ts'

export const CHALLENGE_PURPOSES = ['add', 'second_factor', 'sign_in'] as const
export type ChallengePurpose = (typeof CHALLENGE_PURPOSES)[number]

export const PasskeyChallenge = defineEntity({
  name: 'PasskeyChallenge',
  tableName: 'passkey_challenge',
  properties: {
    id: p.integer().primary().autoincrement(),
    challengeHash: p.text().unique('passkey_challenge_hash'),
    browserHash: p.text(),
    purpose: p.text().$type<ChallengePurpose>(),
    // Whose answer counts; null when the answer tells who it is.
    user: () =>
      p.manyToOne(User).ref().nullable().deleteRule('cascade').index('passkey_challenge_user'),
    /** For a new key: what it will call its person. */
    userHandle: p.text().nullable(),
    expiresAt: p.datetime().index('passkey_challenge_expires'),
  },
})

export type PasskeyChallengeRow = InferEntity<typeof PasskeyChallenge>

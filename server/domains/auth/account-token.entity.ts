// What was sent to an address to prove that somebody reads its mail; only a hash of it is here.
// Copied for its person by: nobody, for it holds hashes of secrets, at most beside the address that they were sent to
// Erased: cascade
import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { User } from './user.entity.ts'

export const TOKEN_PURPOSES = [
  'reset_link',
  'reset_code',
  'sign_in_link',
  'verify_email',
  'change_email',
] as const
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number]

export const AccountToken = defineEntity({
  name: 'AccountToken',
  tableName: 'account_token',
  properties: {
    id: p.integer().primary().autoincrement(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    purpose: p.text().$type<TokenPurpose>(),
    // Two codes of different people may be the same digits, so their hash includes the address.
    secretHash: p.text(),
    // Names the request that asked for it: a repeated job finds it made.
    nonceHash: p.text().unique('account_token_nonce'),
    /** The address it was sent to. */
    email: p.text().columnType('citext'),
    wrongTries: p.smallint().default(0),
    // Those of browsers that did not ask for it: nobody else burns a code.
    strayTries: p.smallint().default(0),
    createdAt: p.datetime(),
    expiresAt: p.datetime().index('account_token_expires'),
    usedAt: p.datetime().nullable(),
  },
  indexes: [
    { name: 'account_token_user', properties: ['user', 'purpose'] },
    { name: 'account_token_secret', properties: ['secretHash'] },
    { name: 'account_token_email', properties: ['email', 'purpose'] },
  ],
  checks: [
    { name: 'account_token_tries', expression: '(wrong_tries >= 0) AND (wrong_tries <= 5)' },
    { name: 'account_token_stray', expression: '(stray_tries >= 0) AND (stray_tries <= 5)' },
  ],
})

export type AccountTokenRow = InferEntity<typeof AccountToken>

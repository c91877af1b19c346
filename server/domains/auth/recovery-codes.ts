// Codes on paper for a lost authenticator app: made ten at a time, readable aloud, each good once.
import { createHmac, randomBytes } from 'node:crypto'
import { base32 } from 'oslo/encoding'
import type { Ctx } from '#server/ctx.ts'
import type { Em } from '#server/platform/orm.ts'
import { RecoveryCode } from './recovery-code.entity.ts'

const COUNT = 10
// 80 bits: 16 letters and digits, in groups of four.
const BYTES = 10

const bare = (code: string): string => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

const hashOf = (secret: string, userId: number, code: string): string =>
  createHmac('sha256', secret)
    .update(`recovery:${userId}:${bare(code)}`)
    .digest('base64url')

const newCode = (): string => (base32.encode(randomBytes(BYTES)).match(/.{4}/g) ?? []).join('-')

type Scope = Pick<Ctx, 'em' | 'config' | 'now'>

/** Replaces the codes somebody had. */
export async function makeRecoveryCodes({ em, config }: Scope, userId: number): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode)
  await em.nativeDelete(RecoveryCode, { user: userId })
  await em.insertMany(
    RecoveryCode,
    codes.map((code) => ({ user: userId, codeHash: hashOf(config.secret, userId, code) })),
  )
  return codes
}

/** Uses a code up; false when it is none of the person's or used already. */
export async function spendRecoveryCode(
  { em, config, now }: Scope,
  userId: number,
  code: string,
): Promise<boolean> {
  const codeHash = hashOf(config.secret, userId, code)
  const unused = { user: userId, codeHash, usedAt: null }
  return (await em.nativeUpdate(RecoveryCode, unused, { usedAt: now })) === 1
}

export const countRecoveryCodes = (em: Em, userId: number): Promise<number> =>
  em.count(RecoveryCode, { user: userId, usedAt: null })

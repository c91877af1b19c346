// Checks the second factor: a code of the authenticator app (RFC 6238) or one of the recovery codes, each once.
import { timingSafeEqual } from 'node:crypto'
import { generateHOTP } from 'oslo/otp'
import type { Ctx } from '#server/ctx.ts'
import { unseal } from '#server/platform/seal.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import { User } from './user.entity.ts'

const STEP_MS = 30_000
/** Clocks differ, and typing takes a while: one step before and after is taken too (RFC 6238 §5.2). */
const STEPS = [0, -1, 1] as const

type Scope = Pick<Ctx, 'em' | 'config' | 'now'>

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

const matchingStep = async (secret: Uint8Array<ArrayBuffer>, now: Date, otp: string) => {
  const current = Math.floor(now.getTime() / STEP_MS)
  for (const difference of STEPS) {
    const step = current + difference
    if (isSame(await generateHOTP(secret, step), otp)) return step
  }
  return null
}

/** A code that was seen once works for nobody any more. */
export async function totpFits(scope: Scope, userId: number, otp: string): Promise<boolean> {
  const { em, config, now } = scope
  const user = await em.findOne(
    User,
    { id: userId },
    { fields: ['totpSecret'], disableIdentityMap: true },
  )
  if (!user?.totpSecret) return false
  const step = await matchingStep(unseal(config.secret, user.totpSecret), now, otp)
  if (step === null) return false
  const unseen = {
    id: userId,
    $or: [{ totpLastStep: null }, { totpLastStep: { $lt: step } }],
  }
  return (await em.nativeUpdate(User, unseen, { totpLastStep: step })) === 1
}

/** An app that was never confirmed opens nothing. */
export async function otpFits(
  scope: Scope,
  { id, totpOnSince }: { id: number; totpOnSince: Date | string | null | undefined },
  otp: string,
): Promise<boolean> {
  const typed = otp.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(typed)) return spendRecoveryCode(scope, id, typed)
  return Boolean(totpOnSince) && totpFits(scope, id, typed)
}

// Turns the second factor on and off; it is on only after a code of the app was right once.
import { randomBytes } from 'node:crypto'
import { base32 } from 'oslo/encoding'
import { createTOTPKeyURI } from 'oslo/otp'
import { refuse } from '#contract/outcome.ts'
import type {
  ConfirmTotpInput,
  ConfirmTotpOutcome,
  DisableTotpInput,
  DisableTotpOutcome,
  EnrolTotpInput,
  EnrolTotpOutcome,
  RenewRecoveryCodesInput,
  RenewRecoveryCodesOutcome,
} from '#contract/second-factor.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { drawQr } from '#server/platform/draw-qr.ts'
import { seal } from '#server/platform/seal.ts'
import { inTransaction } from '#server/trpc/init.ts'
import { askPassword } from './ask-password.ts'
import { otpFits, totpFits } from './check-otp.ts'
import { endOtherSessions } from './end-sessions.ts'
import { holdOwner } from './hold-owner.ts'
import { limitPasswordChecks } from './recovery-limits.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { RecoveryCode } from './recovery-code.entity.ts'
import { tellFactorChange } from './tell-factor-change.ts'
import { User } from './user.entity.ts'

type Own = Ctx & { user: CurrentUser }

/** 160 bits, what RFC 4226 §4 recommends. */
const SECRET_BYTES = 20

export async function enrolTotp(ctx: Own, { password }: EnrolTotpInput): Promise<EnrolTotpOutcome> {
  const { user, config } = ctx
  const refused = await askPassword(ctx, password)
  if (refused) return refused
  const secret = randomBytes(SECRET_BYTES)
  const changes = { totpSecret: seal(config.secret, secret), totpLastStep: null }
  const isBegun = await inTransaction(ctx, async (unit) => {
    if ((await holdOwner(unit)).totpOnSince) return false
    await unit.em.nativeUpdate(User, { id: user.id }, changes)
    return true
  })
  if (!isBegun) return refuse('second_factor_on')
  const uri = createTOTPKeyURI(config.brandName, user.email, secret)
  return {
    ok: true,
    secret: base32.encode(secret, { includePadding: false }),
    uri,
    qr: drawQr(uri),
  }
}

export async function confirmTotp(
  ctx: Own,
  { otp }: ConfirmTotpInput,
): Promise<ConfirmTotpOutcome> {
  const refused = await limitPasswordChecks(ctx, ctx.user.id)
  if (refused) return refused
  const { id } = ctx.user
  return inTransaction(ctx, async (unit): Promise<ConfirmTotpOutcome> => {
    if ((await holdOwner(unit)).totpOnSince) return refuse('second_factor_on')
    if ((await unit.em.count(User, { id, totpSecret: null })) > 0)
      return refuse('second_factor_off')
    if (!(await totpFits(unit, id, otp.replaceAll(/\s/g, '')))) return refuse('invalid_otp')
    await unit.em.nativeUpdate(User, { id }, { totpOnSince: ctx.now })
    await endOtherSessions(unit, id)
    await tellFactorChange(unit, id, 'totp_on')
    return { ok: true, recoveryCodes: await makeRecoveryCodes(unit, id) }
  })
}

export async function disableTotp(
  ctx: Own,
  { password, otp }: DisableTotpInput,
): Promise<DisableTotpOutcome> {
  const { user, config } = ctx
  const refused = await askPassword(ctx, password)
  if (refused) return refused
  return inTransaction(ctx, async (unit): Promise<DisableTotpOutcome> => {
    // Its passkeys must not go meanwhile.
    const held = await holdOwner(unit)
    if (!held.totpOnSince) return refuse('second_factor_off')
    const isLast = !held.passkeySince
    if (isLast && held.isAdmin && config.requireAdmin2fa) return refuse('second_factor_needed')
    if (!(await otpFits(unit, held, otp))) return refuse('invalid_otp')
    const off = { totpSecret: null, totpOnSince: null, totpLastStep: null }
    await unit.em.nativeUpdate(User, { id: user.id }, off)
    if (isLast) await unit.em.nativeDelete(RecoveryCode, { user: user.id })
    await tellFactorChange(unit, user.id, 'totp_off')
    return { ok: true }
  })
}

/** Codes that were lost or used up are replaced by fresh ones. */
export async function renewRecoveryCodes(
  ctx: Own,
  { password }: RenewRecoveryCodesInput,
): Promise<RenewRecoveryCodesOutcome> {
  const { user } = ctx
  const refused = await askPassword(ctx, password)
  if (refused) return refused
  return inTransaction(ctx, async (unit): Promise<RenewRecoveryCodesOutcome> => {
    const held = await holdOwner(unit)
    if (!held.totpOnSince && !held.passkeySince) return refuse('second_factor_off')
    return { ok: true, recoveryCodes: await makeRecoveryCodes(unit, user.id) }
  })
}

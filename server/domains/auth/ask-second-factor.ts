// The second step of signing in with a password: a code of the app, a recovery code or a passkey, whichever one has.
import type { LoginInput, LoginOutcome } from '#contract/auth.ts'
import { refuse } from '#contract/outcome.ts'
import type { Ctx } from '#server/ctx.ts'
import { otpFits } from './check-otp.ts'
import { checkPasskey } from './check-passkey.ts'
import { offerSecondFactor } from './offer-passkey.ts'
import type { LoginRow } from './user.queries.ts'

type Asked = Pick<LoginRow, 'id' | 'totpOnSince' | 'passkeySince'>
type Given = Pick<LoginInput, 'otp' | 'passkey'>

// Whatever stands there asks for the second step: a doubt must not let anybody in.
const isOn = (since: unknown): boolean => since !== null && since !== undefined

/** Null when it is right or not needed, else the refusal, with fresh options for the next try. */
export async function askSecondFactor(
  ctx: Ctx,
  user: Asked,
  { otp, passkey }: Given,
): Promise<Extract<LoginOutcome, { ok: false }> | null> {
  const ways = { otp: isOn(user.totpOnSince), passkey: isOn(user.passkeySince) }
  if (!ways.otp && !ways.passkey) return null
  if (passkey && (await checkPasskey(ctx, passkey, user.id)) === user.id) return null
  if (!passkey && otp !== undefined && (await otpFits(ctx, user, otp))) return null
  const waysOn = {
    otp: ways.otp,
    passkey: ways.passkey ? await offerSecondFactor(ctx, user.id) : null,
  }
  if (passkey) return refuse('invalid_passkey', waysOn)
  return refuse(otp === undefined ? 'second_factor_required' : 'invalid_otp', waysOn)
}

// Shows once more who sits at an open session: by the password, a second factor or a passkey.
import { raw } from '@mikro-orm/core'
import type { ConfirmIdentityInput, ConfirmIdentityOutcome } from '#contract/auth.ts'
import { refuse } from '#contract/outcome.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { hashToken } from '#server/platform/token.ts'
import { askPassword } from './ask-password.ts'
import { otpFits } from './check-otp.ts'
import { checkPasskey } from './check-passkey.ts'
import { offerSecondFactor } from './offer-passkey.ts'
import { limitPasskeyOffers, limitPasswordChecks } from './recovery-limits.ts'
import { Session } from './session.entity.ts'
import { User } from './user.entity.ts'

type Own = Ctx & { user: CurrentUser }

const factorsOf = ({ em, user }: Own) =>
  em.findOneOrFail(User, { id: user.id }, { disableIdentityMap: true })

/** By which second factors it can be shown, with fresh options for a key. */
export async function identityWays(ctx: Own) {
  const { totpOnSince, passkeySince } = await factorsOf(ctx)
  const offers = passkeySince !== null && (await limitPasskeyOffers(ctx)) === null
  return {
    otp: totpOnSince !== null,
    passkey: offers ? await offerSecondFactor(ctx, ctx.user.id) : null,
  }
}

/** The refusal; null when it was shown. Each is counted before it is looked at. */
async function refusalOf(ctx: Own, { password, otp, passkey }: ConfirmIdentityInput) {
  if (passkey === undefined && otp === undefined) return askPassword(ctx, password ?? '')
  const refused = await limitPasswordChecks(ctx, ctx.user.id)
  if (refused) return refused
  if (passkey !== undefined) {
    const isTheirs = (await checkPasskey(ctx, passkey, ctx.user.id)) === ctx.user.id
    return isTheirs ? null : refuse('invalid_passkey')
  }
  const { id, totpOnSince } = await factorsOf(ctx)
  return (await otpFits(ctx, { id, totpOnSince }, otp ?? '')) ? null : refuse('invalid_otp')
}

export async function confirmIdentity(
  ctx: Own,
  input: ConfirmIdentityInput,
): Promise<ConfirmIdentityOutcome> {
  const refused = await refusalOf(ctx, input)
  if (refused) return refused
  const session = hashToken(ctx.sessionToken ?? '')
  await ctx.em.nativeUpdate(Session, { id: session }, { provedAt: raw('now()') })
  return { ok: true }
}

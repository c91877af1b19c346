// Signs somebody in by a passkey alone: it is there and knows its person, which are two factors.
import { refuse } from '#contract/outcome.ts'
import type {
  BeginPasskeySignInOutcome,
  PasskeySignInInput,
  PasskeySignInOutcome,
} from '#contract/passkeys.ts'
import type { Ctx } from '#server/ctx.ts'
import { checkPasskey } from './check-passkey.ts'
import { letIn } from './let-in.ts'
import { countLoginAttempt } from './login-limits.ts'
import { offerSignIn } from './offer-passkey.ts'
import { limitPasskeyOffers } from './recovery-limits.ts'
import { User } from './user.entity.ts'

export async function beginPasskeySignIn(ctx: Ctx): Promise<BeginPasskeySignInOutcome> {
  const refused = await limitPasskeyOffers(ctx)
  if (refused) return refused
  return { ok: true, options: await offerSignIn(ctx) }
}

export async function passkeySignIn(
  ctx: Ctx,
  { passkey }: PasskeySignInInput,
): Promise<PasskeySignInOutcome> {
  // A key stands where a name stands with a password.
  const attempt = await countLoginAttempt(ctx, ctx.clientAddress, `passkey ${passkey.id}`)
  const { retryAfterSeconds } = attempt
  await attempt.kept
  if (retryAfterSeconds !== null) return refuse('too_many_requests', { retryAfterSeconds })
  const userId = await checkPasskey(ctx, passkey)
  if (userId === null) return refuse('invalid_passkey')
  const user = await ctx.em.findOneOrFail(User, { id: userId }, { disableIdentityMap: true })
  return letIn(ctx, user, attempt)
}

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
import { countPasskeyAttempt } from './login-limits.ts'
import { offerSignIn } from './offer-passkey.ts'
import { limitPasskeyOffers } from './recovery-limits.ts'
import { loginByPasskey } from './user.queries.ts'

export async function beginPasskeySignIn(ctx: Ctx): Promise<BeginPasskeySignInOutcome> {
  const refused = await limitPasskeyOffers(ctx)
  if (refused) return refused
  return { ok: true, options: await offerSignIn(ctx) }
}

export async function passkeySignIn(
  ctx: Ctx,
  { passkey }: PasskeySignInInput,
): Promise<PasskeySignInOutcome> {
  const question = loginByPasskey(passkey.id)
  const attempt = await countPasskeyAttempt(ctx, ctx.clientAddress, question)
  const { retryAfterSeconds, found: user } = attempt
  const userId = retryAfterSeconds === null ? await checkPasskey(ctx, passkey) : null
  const letInAs = user && user.id === userId ? await letIn(ctx, user, attempt) : null
  if (letInAs) return letInAs
  await attempt.keep()
  return retryAfterSeconds === null
    ? refuse('invalid_passkey')
    : refuse('too_many_requests', { retryAfterSeconds })
}

// Sends a way back in. Nothing is looked up here: for known and unknown names a job is queued and the rest is its.
import type { EmailOnlyInput, NameOnlyInput, SentOutcome } from '#contract/recovery.ts'
import type { Ctx } from '#server/ctx.ts'
import { newToken } from '#server/platform/token.ts'
import { limitRecoveryMails, type RecoveryMail } from './recovery-limits.ts'
import { giveHandle } from './reset-handle.ts'

async function ask(ctx: Ctx, kind: RecoveryMail, name: string): Promise<SentOutcome> {
  const refused = await limitRecoveryMails(ctx, kind, name)
  if (refused) return refused
  const nonce = newToken()
  await ctx.enqueue('sendRecoveryMail', { kind, email: name, nonce })
  if (kind === 'reset_code') giveHandle(ctx, name, nonce)
  return { ok: true }
}

export const forgotPassword = (ctx: Ctx, { email }: EmailOnlyInput) => ask(ctx, 'reset_link', email)
export const sendResetCode = (ctx: Ctx, { email }: EmailOnlyInput) => ask(ctx, 'reset_code', email)
export const sendSignInLink = (ctx: Ctx, { username }: NameOnlyInput) =>
  ask(ctx, 'sign_in_link', username)

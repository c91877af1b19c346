// Sends a way back in. Nothing is looked up here: for known and unknown addresses a job is queued and the rest is its.
import type { EmailOnlyInput, SentOutcome } from '#contract/recovery.ts'
import type { Ctx } from '#server/ctx.ts'
import { newToken } from '#server/platform/token.ts'
import { limitRecoveryMails } from './recovery-limits.ts'

const ask =
  (kind: 'reset_link' | 'reset_code') =>
  async (ctx: Ctx, { email }: EmailOnlyInput): Promise<SentOutcome> => {
    const refused = await limitRecoveryMails(ctx, email)
    if (refused) return refused
    await ctx.enqueue('sendRecoveryMail', { kind, email, nonce: newToken() })
    return { ok: true }
  }

export const forgotPassword = ask('reset_link')
export const sendResetCode = ask('reset_code')

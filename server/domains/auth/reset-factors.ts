// Takes all second factors off an account: its owner lost them and somebody of the shop knows who asks, or they were somebody else's.
import type { FactorChange } from '#domain/factor-change.ts'
import type { Ctx } from '#server/ctx.ts'
import { Passkey } from './passkey.entity.ts'
import { RecoveryCode } from './recovery-code.entity.ts'
import { tellFactorChange } from './tell-factor-change.ts'
import { User, type UserRow } from './user.entity.ts'

/** `ctx` is that of the transaction, the user's row is locked. What was taken off, for the audit log. */
export async function resetFactors(
  ctx: Pick<Ctx, 'em' | 'enqueue' | 'now'>,
  { id, totpOnSince }: Pick<UserRow, 'id' | 'totpOnSince'>,
  notice: Extract<FactorChange, 'factors_reset' | 'factors_unproven'>,
): Promise<{ totp: boolean; passkeys: number }> {
  const { em } = ctx
  const passkeys = await em.nativeDelete(Passkey, { user: id })
  await em.nativeDelete(RecoveryCode, { user: id })
  const off = { totpSecret: null, totpOnSince: null, totpLastStep: null, passkeySince: null }
  await em.nativeUpdate(User, { id }, off)
  await tellFactorChange(ctx, id, notice)
  return { totp: totpOnSince instanceof Date, passkeys }
}

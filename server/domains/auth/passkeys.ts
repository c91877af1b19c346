// One's own passkeys: the list, their names, and taking one off.
import { refuse } from '#contract/outcome.ts'
import type {
  PasskeyView,
  RemovePasskeyInput,
  RemovePasskeyOutcome,
  RenamePasskeyInput,
} from '#contract/passkeys.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { fail, inTransaction } from '#server/trpc/init.ts'
import { askPassword } from './ask-password.ts'
import { holdOwner } from './hold-owner.ts'
import { Passkey } from './passkey.entity.ts'
import { RecoveryCode } from './recovery-code.entity.ts'
import { tellFactorChange } from './tell-factor-change.ts'
import { User } from './user.entity.ts'

type Own = Ctx & { user: CurrentUser }

export async function listPasskeys({ em, user }: Own): Promise<PasskeyView[]> {
  const passkeys = await em.find(Passkey, { user: user.id }, { orderBy: { id: 'asc' } })
  return passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }))
}

/** Somebody else's key does not exist. */
export async function renamePasskey(
  { em, user }: Own,
  { id, name }: RenamePasskeyInput,
): Promise<{ ok: true }> {
  if ((await em.nativeUpdate(Passkey, { id, user: user.id }, { name })) === 0)
    throw fail('not_found')
  return { ok: true }
}

export async function removePasskey(
  ctx: Own,
  { id, password }: RemovePasskeyInput,
): Promise<RemovePasskeyOutcome> {
  const userId = ctx.user.id
  const refused = await askPassword(ctx, password)
  if (refused) return refused
  return inTransaction(ctx, async (unit): Promise<RemovePasskeyOutcome> => {
    const { em } = unit
    const user = await holdOwner(unit)
    if ((await em.count(Passkey, { id, user: userId })) === 0) throw fail('not_found')
    const isLast = (await em.count(Passkey, { user: userId })) === 1
    if (isLast && !user.totpOnSince) {
      if (user.isAdmin && ctx.config.requireAdmin2fa) return refuse('second_factor_needed')
      await em.nativeDelete(RecoveryCode, { user: userId })
    }
    await em.nativeDelete(Passkey, { id, user: userId })
    if (isLast) await em.nativeUpdate(User, { id: userId }, { passkeySince: null })
    await tellFactorChange(unit, userId, 'passkey_removed')
    return { ok: true }
  })
}

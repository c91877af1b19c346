// Puts a new passkey on an account: the password first, then the key, bound to this browser and this person.
import { refuse } from '#contract/outcome.ts'
import {
  type AddPasskeyInput,
  type AddPasskeyOutcome,
  type BeginPasskeyInput,
  type BeginPasskeyOutcome,
  MAX_PASSKEYS,
} from '#contract/passkeys.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { newToken } from '#server/platform/token.ts'
import { inTransaction } from '#server/trpc/init.ts'
import { askPassword } from './ask-password.ts'
import { endOtherSessions } from './end-sessions.ts'
import { holdOwner } from './hold-owner.ts'
import { checkNewPasskey, PASSKEY_ALGORITHMS } from './new-passkey.ts'
import { describePasskeys } from './offer-passkey.ts'
import { askChallenge, CHALLENGE_SECONDS, takeChallenge } from './passkey-challenges.ts'
import { Passkey } from './passkey.entity.ts'
import { limitPasswordChecks } from './recovery-limits.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { relyingParty } from '#server/platform/relying-party.ts'
import { tellFactorChange } from './tell-factor-change.ts'
import { User } from './user.entity.ts'

type Own = Ctx & { user: CurrentUser }

export async function beginPasskey(
  ctx: Own,
  { password }: BeginPasskeyInput,
): Promise<BeginPasskeyOutcome> {
  const { user, config } = ctx
  const refused = await askPassword(ctx, password)
  if (refused) return refused
  const known = await ctx.em.find(Passkey, { user: user.id }, { orderBy: { id: 'asc' } })
  if (known.length >= MAX_PASSKEYS) return refuse('too_many_passkeys')
  // Random, because keys and their keepers show it to whoever holds them.
  const userHandle = known[0]?.userHandle ?? newToken()
  const challenge = await askChallenge(ctx, { purpose: 'add', userId: user.id, userHandle })
  const options = {
    challenge,
    rp: { id: relyingParty(config).id, name: config.brandName },
    user: { id: userHandle, name: user.email, displayName: user.fullName },
    pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: CHALLENGE_SECONDS * 1000,
    attestation: 'none' as const,
    excludeCredentials: await describePasskeys(ctx, user.id),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
  }
  return { ok: true, options }
}

export async function addPasskey(ctx: Own, input: AddPasskeyInput): Promise<AddPasskeyOutcome> {
  const { id: userId } = ctx.user
  const refused = await limitPasswordChecks(ctx, userId)
  if (refused) return refused
  const taken = await takeChallenge(ctx, input.clientDataJSON, { purpose: 'add', userId })
  const made = taken && (await checkNewPasskey(ctx, input, taken.challenge))
  if (!made || taken.userHandle === null) return refuse('invalid_passkey')
  const row = { ...made, user: userId, userHandle: taken.userHandle, name: input.name }
  return inTransaction(ctx, async (unit): Promise<AddPasskeyOutcome> => {
    const user = await holdOwner(unit)
    if ((await unit.em.count(Passkey, { user: userId })) >= MAX_PASSKEYS)
      return refuse('too_many_passkeys')
    if ((await unit.em.count(Passkey, { credentialId: row.credentialId })) > 0)
      return refuse('passkey_known')
    await unit.em.insert(Passkey, { ...row, createdAt: ctx.now })
    await tellFactorChange(unit, userId, 'passkey_added')
    if (user.passkeySince) return { ok: true, recoveryCodes: [] }
    await unit.em.nativeUpdate(User, { id: userId }, { passkeySince: ctx.now })
    if (user.totpOnSince) return { ok: true, recoveryCodes: [] }
    await endOtherSessions(unit, userId)
    return { ok: true, recoveryCodes: await makeRecoveryCodes(unit, userId) }
  })
}

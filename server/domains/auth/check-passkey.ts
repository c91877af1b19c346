// Checks the signed answer of a passkey: the right question, the right site, the right key, and none used twice.
import { timingSafeEqual } from 'node:crypto'
import type { PasskeyAssertion } from '#contract/passkey-assertion.ts'
import type { Ctx } from '#server/ctx.ts'
import { takeChallenge } from './passkey-challenges.ts'
import { Passkey, type PasskeyRow } from './passkey.entity.ts'
import { relyingParty } from '#server/platform/relying-party.ts'

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** The counter the key signed, when everything about its answer is right; else null. */
async function signedCounter(
  ctx: Ctx,
  key: PasskeyRow,
  { id, ...response }: PasskeyAssertion,
  { challenge, verifiesUser }: { challenge: string; verifiesUser: boolean },
): Promise<number | null> {
  // A third of a second and 27 MB: only a process in which somebody uses a key pays for it.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const party = relyingParty(ctx.config)
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: verifiesUser,
      credential: {
        id: key.credentialId,
        publicKey: Uint8Array.from(Buffer.from(key.publicKey, 'base64url')),
        counter: key.counter,
      },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch (error) {
    // A wrong PUBLIC_URL shows here, and a key that was copied.
    ctx.log.warn({ err: error, passkey: key.id }, 'passkey refused')
    return null
  }
}

/** Of two answers of one key only one may take a step of its counter; keys that do not count stay at zero. */
const isAhead = async ({ em, now }: Ctx, id: number, counter: number): Promise<boolean> => {
  const behind = { id, counter: counter === 0 ? 0 : { $lt: counter } }
  return (await em.nativeUpdate(Passkey, behind, { counter, lastUsedAt: now })) === 1
}

/** Whose key signed; null when it does not count. `userId`: whose it must be, else the key must verify its person. */
export async function checkPasskey(
  ctx: Ctx,
  assertion: PasskeyAssertion,
  userId?: number,
): Promise<number | null> {
  const asked =
    userId === undefined
      ? ({ purpose: 'sign_in' } as const)
      : ({ purpose: 'second_factor', userId } as const)
  const taken = await takeChallenge(ctx, assertion.clientDataJSON, asked)
  if (!taken) return null
  const key = await ctx.em.findOne(
    Passkey,
    { credentialId: assertion.id, ...(userId === undefined ? {} : { user: userId }) },
    { disableIdentityMap: true },
  )
  if (!key) return null
  const { userHandle } = assertion
  // A key that was asked for by name may leave it out (WebAuthn Level 3, §7.2 step 6).
  if (userHandle === undefined ? userId === undefined : !isSame(userHandle, key.userHandle))
    return null
  const { challenge } = taken
  const verifiesUser = userId === undefined
  const counter = await signedCounter(ctx, key, assertion, { challenge, verifiesUser })
  if (counter === null || !(await isAhead(ctx, key.id, counter))) return null
  return key.user.id
}

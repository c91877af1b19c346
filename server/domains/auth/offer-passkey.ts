// Asks a browser for a passkey: options with a fresh challenge.
import type { PasskeyRequest } from '#contract/passkey-assertion.ts'
import type { Ctx } from '#server/ctx.ts'
import { askChallenge, CHALLENGE_SECONDS } from './passkey-challenges.ts'
import { Passkey } from './passkey.entity.ts'
import { relyingParty } from '#server/platform/relying-party.ts'

const request = (ctx: Ctx, challenge: string) => ({
  challenge,
  rpId: relyingParty(ctx.config).id,
  timeout: CHALLENGE_SECONDS * 1000,
})

/** Keys as options name them. */
export const describePasskeys = async ({ em }: Pick<Ctx, 'em'>, userId: number) => {
  const passkeys = await em.find(Passkey, { user: userId }, { orderBy: { id: 'asc' } })
  return passkeys.map(({ credentialId, transports }) => ({
    id: credentialId,
    type: 'public-key' as const,
    transports,
  }))
}

/** Of anybody: the key must tell who it is and that its person was there (PIN, finger, face). */
export const offerSignIn = async (ctx: Ctx): Promise<PasskeyRequest> => ({
  ...request(ctx, await askChallenge(ctx, { purpose: 'sign_in' })),
  userVerification: 'required',
  allowCredentials: [],
})

/** Of somebody whose password was right: one of their keys. */
export const offerSecondFactor = async (ctx: Ctx, userId: number): Promise<PasskeyRequest> => ({
  ...request(ctx, await askChallenge(ctx, { purpose: 'second_factor', userId })),
  // The password was the first factor; that the key is there is the second.
  userVerification: 'preferred',
  allowCredentials: await describePasskeys(ctx, userId),
})

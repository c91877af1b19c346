// Checks what a browser says it made: a key for this site, for the question that was asked, of a kind we can verify.
import type { AddPasskeyInput } from '#contract/passkeys.ts'
import type { Ctx } from '#server/ctx.ts'
import { relyingParty } from '#server/platform/relying-party.ts'

/** Ed25519, ECDSA on P-256, RSA (IANA COSE registry): between them every key on the market. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257]

export interface NewPasskey {
  credentialId: string
  publicKey: string
  counter: number
  transports: string[]
}

/** Null when it is anything else. */
export async function checkNewPasskey(
  { config, log }: Pick<Ctx, 'config' | 'log'>,
  { id, clientDataJSON, attestationObject, transports }: AddPasskeyInput,
  challenge: string,
): Promise<NewPasskey | null> {
  const [{ verifyRegistrationResponse }, { decodeAttestationObject }] = await Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ])
  const party = relyingParty(config)
  try {
    const bytes = Uint8Array.from(Buffer.from(attestationObject, 'base64url'))
    const attestation = decodeAttestationObject(bytes)
    const format = attestation.get('fmt')
    // None was asked for. Certificates of a maker are read by nobody here: they can name addresses to fetch.
    const isPlain =
      format === 'none' || (format === 'packed' && !attestation.get('attStmt').get('x5c'))
    if (!isPlain) return null
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    })
    if (!verified || registrationInfo.credential.id !== id) return null
    const { publicKey, counter } = registrationInfo.credential
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports,
    }
  } catch (error) {
    log.warn({ err: error }, 'new passkey refused')
    return null
  }
}

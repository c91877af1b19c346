// Talks to the browser's keeper of passkeys; its library is fetched when somebody presses, never with a page.
import type { PasskeyAssertion, PasskeyRequest } from '#contract/passkey-assertion.ts'
import type { AddPasskeyInput, PasskeyCreation } from '#contract/passkeys.ts'

/** Why there is no answer: the person said no or waited too long, this browser cannot, or the key is there already. */
export type PasskeyFault = 'cancelled' | 'unsupported' | 'known'
type Answer<T> = { ok: true; answer: T } | { ok: false; fault: PasskeyFault }

const FAULTS: Record<string, PasskeyFault> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
}

async function asked<T>(ask: () => Promise<T>): Promise<Answer<T>> {
  try {
    return { ok: true, answer: await ask() }
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    return { ok: false, fault: FAULTS[name] ?? 'unsupported' }
  }
}

type MadePasskey = Omit<AddPasskeyInput, 'name'>

export async function makePasskey(options: PasskeyCreation): Promise<Answer<MadePasskey>> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return asked(async () => {
    const { id, response } = await startRegistration({ optionsJSON: options })
    const { clientDataJSON, attestationObject, transports = [] } = response
    return { id, clientDataJSON, attestationObject, transports }
  })
}

export async function showPasskey(options: PasskeyRequest): Promise<Answer<PasskeyAssertion>> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return asked(async () => {
    const { id, response } = await startAuthentication({ optionsJSON: options })
    const { clientDataJSON, authenticatorData, signature, userHandle } = response
    return {
      id,
      clientDataJSON,
      authenticatorData,
      signature,
      ...(userHandle !== undefined && { userHandle }),
    }
  })
}

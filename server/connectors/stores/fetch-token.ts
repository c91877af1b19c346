// Asks a store for a token with our credentials (OAuth client credentials, RFC 6749 §4.4).
import { asText, at } from '#domain/json-value.ts'
import { faultOfStatus, storeFault } from '#domain/store-fault.ts'
import { parseToken, type TokenOutcome } from './access-token.ts'
import { askStore, type StoreRequest, type Surroundings, unexpectedShape } from './ask-store.ts'

export async function fetchToken(
  request: StoreRequest,
  surroundings: Surroundings,
): Promise<TokenOutcome> {
  const answer = await askStore({ method: 'POST', ...request }, surroundings)
  if (answer.kind === 'fault') return { ok: false, fault: answer.fault }
  if (answer.kind === 'answer') {
    const token = parseToken(answer.body)
    // A token that could not be read is still a secret: nothing of the body goes into the fault.
    return token ? { ok: true, token } : { ok: false, fault: unexpectedShape('no token') }
  }
  const { status, body, retryAfterSeconds } = answer
  const detail = asText(at(body, 'error_description')) || asText(at(body, 'error'))
  // RFC 6749 §5.2: wrong credentials are a 400 or a 401.
  const fault = [400, 401, 403].includes(status)
    ? storeFault('unauthorised', 'credentials_refused', { status, detail })
    : faultOfStatus(status, { retryAfterSeconds, detail })
  return { ok: false, fault }
}

// One call to a store: its answer as JSON, its refusal with all it says, or the fault in between.
import { asText } from '#domain/json-value.ts'
import { plainText } from '#domain/plain-text.ts'
import { parseRetryAfter, type StoreFault, storeFault } from '#domain/store-fault.ts'
import { ask, type AskOptions, RemoteError } from '#server/platform/http-client.ts'

export interface CallLimits {
  readonly timeoutMs: number
  readonly headersTimeoutMs: number
  readonly maxBytes: number
}

/** A page of four hundred items is one and a half megabytes. */
export const CALL_LIMITS: CallLimits = {
  timeoutMs: 15_000,
  headersTimeoutMs: 8000,
  maxBytes: 5 * 1024 * 1024,
}

export interface Surroundings {
  readonly now: () => Date
  readonly limits?: CallLimits
}

export interface StoreRequest extends Pick<AskOptions, 'method' | 'body' | 'headers' | 'signal'> {
  readonly url: string
}

export type StoreAnswer =
  | { kind: 'answer'; body: unknown }
  | {
      kind: 'refused'
      status: number
      body: unknown
      retryAfterSeconds: number | null
      /** The store's own clock, milliseconds since 1970. */
      dateMs: number | null
    }
  | { kind: 'fault'; fault: StoreFault }

const FAULTS = {
  timeout: ['retryable', 'timeout'],
  network: ['retryable', 'network'],
  redirect: ['permanent', 'redirected'],
  too_large: ['malformed', 'too_large'],
  not_json: ['malformed', 'not_json'],
  status: ['retryable', 'store_failed'],
  shape: ['malformed', 'unexpected_shape'],
} as const

const parse = (text: string): { body: unknown } | null => {
  try {
    return { body: JSON.parse(text) as unknown }
  } catch {
    return null
  }
}

/** An answer that is JSON and still not what was asked for. */
export const unexpectedShape = (body: unknown): StoreFault =>
  storeFault('malformed', 'unexpected_shape', {
    detail: asText(body) || (JSON.stringify(body) ?? '').slice(0, 400),
  })

/** Never throws but when the caller's signal ends it. */
export async function askStore(
  { url, signal, ...request }: StoreRequest,
  { now, limits = CALL_LIMITS }: Surroundings,
): Promise<StoreAnswer> {
  try {
    const { status, headers, text } = await ask(url, {
      ...request,
      ...limits,
      ...(signal ? { signal } : {}),
    })
    const parsed = parse(text)
    if (status >= 200 && status < 300) {
      if (parsed) return { kind: 'answer', body: parsed.body }
      const detail = plainText(text.slice(0, 1000), 200)
      return { kind: 'fault', fault: storeFault('malformed', 'not_json', { status, detail }) }
    }
    const at = Date.parse(headers.get('date') ?? '')
    return {
      kind: 'refused',
      status,
      body: parsed?.body,
      retryAfterSeconds: parseRetryAfter(headers.get('retry-after'), now().getTime()),
      dateMs: Number.isNaN(at) ? null : at,
    }
  } catch (error) {
    if (signal?.aborted || !(error instanceof RemoteError)) throw error
    const [kind, code] = FAULTS[error.fault]
    return {
      kind: 'fault',
      fault: storeFault(kind, code, { status: error.status, detail: error.message }),
    }
  }
}

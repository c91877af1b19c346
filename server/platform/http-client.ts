// Asks somebody else's server: with limits on time and size, no redirects, and faults that have a name.

export type RemoteFault =
  | 'timeout'
  | 'network'
  | 'redirect'
  | 'status'
  | 'too_large'
  | 'not_json'
  | 'shape'

/** Why a third party's answer is of no use; `host` is all the log needs to know of the address. */
export class RemoteError extends Error {
  readonly fault: RemoteFault
  readonly host: string
  readonly status: number | null

  constructor(fault: RemoteFault, url: string, detail = '', status: number | null = null) {
    const host = URL.parse(url)?.host ?? url
    super(`${host}: ${fault}${detail ? ` (${detail})` : ''}`)
    this.name = 'RemoteError'
    this.fault = fault
    this.host = host
    this.status = status
  }
}

export interface AskOptions {
  method?: 'GET' | 'POST'
  body?: string
  /** For the whole answer. */
  timeoutMs?: number
  /** For its first line and headers; the whole time when not given. */
  headersTimeoutMs?: number
  /** Most bytes of a body, after decompression. */
  maxBytes?: number
  headers?: Record<string, string>
  /** Ends the request early, with the process or the job. */
  signal?: AbortSignal
}

const TIMEOUT_MS = 8000
const MOST_BYTES = 1024 * 1024

export interface Answer {
  status: number
  headers: Headers
  text: string
}

async function readText(url: string, response: Response, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.byteLength
    if (size > maxBytes) throw new RemoteError('too_large', url, `over ${maxBytes} bytes`)
    parts.push(part)
  }
  return new TextDecoder().decode(Buffer.concat(parts))
}

const parse = (url: string, text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new RemoteError('not_json', url)
  }
}

/** Whatever a third party answers, also when it is a refusal. @throws RemoteError */
export async function ask(url: string, options: AskOptions = {}): Promise<Answer> {
  const { method = 'GET', body, headers, signal } = options
  const { timeoutMs = TIMEOUT_MS, maxBytes = MOST_BYTES } = options
  const limit = AbortSignal.timeout(timeoutMs)
  const silence = new AbortController()
  const patience = Math.min(options.headersTimeoutMs ?? timeoutMs, timeoutMs)
  const timer = setTimeout(() => silence.abort(), patience)
  try {
    const response = await fetch(url, {
      method,
      body: body ?? null,
      headers: { accept: 'application/json', ...headers },
      redirect: 'manual',
      signal: AbortSignal.any([limit, silence.signal, ...(signal ? [signal] : [])]),
    })
    clearTimeout(timer)
    const { status } = response
    if (status >= 300 && status < 400) {
      await response.body?.cancel()
      throw new RemoteError('redirect', url, '', status)
    }
    return { status, headers: response.headers, text: await readText(url, response, maxBytes) }
  } catch (error) {
    if (error instanceof RemoteError) throw error
    if (limit.aborted) throw new RemoteError('timeout', url, `${timeoutMs} ms`)
    if (silence.signal.aborted) throw new RemoteError('timeout', url, `${patience} ms of silence`)
    const { message, cause } = error as Error
    throw new RemoteError('network', url, cause instanceof Error ? cause.message : message)
  } finally {
    clearTimeout(timer)
  }
}

/** The body of a good answer, whatever is in it. @throws RemoteError */
export async function getJson(url: string, options: AskOptions = {}): Promise<unknown> {
  const { status, text } = await ask(url, options)
  if (status < 200 || status >= 300) throw new RemoteError('status', url, String(status), status)
  return parse(url, text)
}

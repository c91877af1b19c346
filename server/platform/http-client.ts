// Asks somebody else's server for JSON: with a limit on time and size, no redirects, and faults that have a name.

export type StrangerFault =
  | 'timeout'
  | 'network'
  | 'redirect'
  | 'status'
  | 'too_large'
  | 'not_json'
  | 'shape'

/** Why a stranger's answer is of no use; `host` is all the log needs to know of the address. */
export class StrangerError extends Error {
  readonly fault: StrangerFault
  readonly host: string
  readonly status: number | null

  constructor(fault: StrangerFault, url: string, detail = '', status: number | null = null) {
    const host = URL.parse(url)?.host ?? url
    super(`${host}: ${fault}${detail ? ` (${detail})` : ''}`)
    this.name = 'StrangerError'
    this.fault = fault
    this.host = host
    this.status = status
  }
}

export interface AskOptions {
  timeoutMs?: number
  /** Most bytes of a body, after decompression. */
  maxBytes?: number
  headers?: Record<string, string>
  /** Ends the request early, with the process or the job. */
  signal?: AbortSignal
}

const TIMEOUT_MS = 8000
const MOST_BYTES = 1024 * 1024

async function readText(url: string, response: Response, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.byteLength
    if (size > maxBytes) throw new StrangerError('too_large', url, `over ${maxBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

const parse = (url: string, text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new StrangerError('not_json', url)
  }
}

/** The body of a good answer, whatever is in it. @throws StrangerError */
export async function getJson(url: string, options: AskOptions = {}): Promise<unknown> {
  const { timeoutMs = TIMEOUT_MS, maxBytes = MOST_BYTES, headers, signal } = options
  const limit = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json', ...headers },
      redirect: 'manual',
      signal: signal ? AbortSignal.any([limit, signal]) : limit,
    })
    const { status } = response
    if (status >= 300 && status < 400) throw new StrangerError('redirect', url, '', status)
    if (!response.ok) throw new StrangerError('status', url, String(status), status)
    return parse(url, await readText(url, response, maxBytes))
  } catch (error) {
    if (error instanceof StrangerError) throw error
    if (limit.aborted) throw new StrangerError('timeout', url, `${timeoutMs} ms`)
    const { message, cause } = error as Error
    throw new StrangerError('network', url, cause instanceof Error ? cause.message : message)
  }
}

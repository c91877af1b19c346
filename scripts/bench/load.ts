// Sends varied requests over many connections for a while and says how many were answered each second.
import autocannon from 'autocannon'

interface Load {
  url: string
  paths: readonly string[]
  /** No two requests are for the same address: connections take turns at the paths instead of each requesting them all. */
  once?: boolean
  connections?: number
  seconds?: number
  headers?: Record<string, string>
}

export interface LoadResult {
  perSecond: number
  p99: number
  failures: number
}

export async function load({
  url,
  paths,
  connections = 50,
  seconds = 8,
  once = false,
  headers = {},
}: Load): Promise<LoadResult> {
  let next = 0
  const turn = {
    method: 'GET' as const,
    setupRequest: (request: autocannon.Request) => ({ ...request, path: paths[next++] ?? '/' }),
  }
  const result = await autocannon({
    url,
    connections,
    headers,
    duration: seconds,
    requests: once ? [turn] : paths.map((path) => ({ method: 'GET' as const, path })),
  })
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors,
  }
}

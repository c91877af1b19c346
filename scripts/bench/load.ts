// Sends varied requests over many connections for a while and says how many were answered each second.
import autocannon from 'autocannon'

interface Load {
  url: string
  paths: readonly string[]
  connections?: number
  seconds?: number
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
}: Load): Promise<LoadResult> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: paths.map((path) => ({ method: 'GET' as const, path })),
  })
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors,
  }
}

// Asks for a path exactly as it is written: a URL parser would repair it first.
import { request } from 'node:http'

export interface RawAnswer {
  status: number
  location: string
  body: string
}

export const rawGet = (
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const sent = request({ hostname, port, path, headers, agent: false }, (answer) => {
      let body = ''
      answer.on('data', (chunk: Buffer) => (body += chunk.toString()))
      answer.on('end', () => {
        const { statusCode: status = 0, headers: got } = answer
        resolve({ status, location: got.location ?? '', body })
      })
    })
    sent.on('error', reject)
    sent.end()
  })

// The ways in which any server fails, whatever it serves.
import type { ServerResponse } from 'node:http'

const PAGE = '<!doctype html><title>502</title><h1>Bad gateway</h1>'
const MEGABYTE = 'x'.repeat(1024 * 1024)

const JSON_TYPE = { 'content-type': 'application/json' }

/** One byte a second: the answer arrives, and nobody should wait for it. */
const drip = (response: ServerResponse): void => {
  response.writeHead(200, JSON_TYPE)
  const timer = setInterval(() => response.write(' '), 1000)
  response.write('{')
  response.on('close', () => clearInterval(timer))
}

/** `silent` never answers: whoever asks has to give up by itself. */
export const FAULTS = {
  silent: () => {},
  stalled: (response: ServerResponse) => response.writeHead(200, JSON_TYPE).flushHeaders(),
  dripping: drip,
  failed: (response: ServerResponse) =>
    response.writeHead(500, JSON_TYPE).end('{"errors":[{"message":"internal"}]}'),
  garbled: (response: ServerResponse) =>
    response.writeHead(200, JSON_TYPE).end('{"items": [{"itemId": 1, "name": "half a pa'),
  'throttled-blind': (response: ServerResponse) => response.writeHead(429, JSON_TYPE).end('{}'),
  cut: (response: ServerResponse) => response.destroy(),
  down: (response: ServerResponse) =>
    response.writeHead(503, { 'content-type': 'text/html' }).end(PAGE),
  html: (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE),
  moved: (response: ServerResponse) =>
    response.writeHead(302, { location: 'http://elsewhere.invalid/' }).end(),
  throttled: (response: ServerResponse) =>
    response.writeHead(429, { 'retry-after': '60' }).end('{"error":"too many requests"}'),
  huge: (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    for (let megabytes = 0; megabytes < 4; megabytes += 1) response.write(MEGABYTE)
    response.end()
  },
} as const satisfies Record<string, (response: ServerResponse) => unknown>

export type Fault = keyof typeof FAULTS

// The ways in which any server fails, whatever it serves.
import type { ServerResponse } from 'node:http'

const PAGE = '<!doctype html><title>502</title><h1>Bad gateway</h1>'
const MEGABYTE = 'x'.repeat(1024 * 1024)

/** `silent` never answers: whoever asks has to give up by itself. */
export const FAULTS = {
  silent: () => {},
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

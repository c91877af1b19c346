// Structured log lines on standard output; secrets a request carries never reach them.
import { pino, type Logger } from 'pino'

const REDACTED = [
  'req.headers.cookie',
  'req.headers.authorization',
  'headers.cookie',
  'headers.authorization',
  'res.headers["set-cookie"]',
  '*.password',
  '*.newPassword',
  '*.otp',
  '*.code_verifier',
  '*.token',
  '*.sessionToken',
  '*.secret',
]

export interface LogOptions {
  level: string
  /** Which of the processes speaks, for the reader of many logs at once. */
  role: string
}

/** Also Fastify's logger: pass it as `loggerInstance`. */
export const createLog = (
  { level, role }: LogOptions,
  destination?: { write: (line: string) => void },
): Logger => {
  const options = {
    level,
    base: { role, pid: process.pid },
    redact: { paths: REDACTED, censor: '[hidden]' },
  }
  return destination ? pino(options, destination) : pino(options)
}

// Says when a form was opened, signed: programs answer faster than people type.
import { createHmac, timingSafeEqual } from 'node:crypto'

/** Nobody fills in four fields faster, not even with what a browser remembers of them. */
const LEAST_MS = 2000

const sign = (secret: string, opened: string): string =>
  createHmac('sha256', secret).update(`contact-form:${opened}`).digest('base64url')

export const stampForm = (secret: string, now: Date): string => {
  const opened = String(now.getTime())
  return `${opened}.${sign(secret, opened)}`
}

/** Whether the stamp is forged or too young. None at all is fine: programs with good intentions have none. */
export function isHasty(secret: string, stamp: string | undefined, now: Date): boolean {
  if (stamp === undefined || stamp === '') return false
  const [opened = '', signature = ''] = stamp.split('.')
  const given = Buffer.from(signature)
  const right = Buffer.from(sign(secret, opened))
  if (given.length !== right.length || !timingSafeEqual(given, right)) return true
  return now.getTime() - Number(opened) < LEAST_MS
}

// Keys for links of mails that are computed, not stored: the id of a row, and a signature of what the key is good for.
import { createHmac, timingSafeEqual } from 'node:crypto'

/** `purpose` names the one thing the key is good for, and whatever must not have changed until then. */
export const signId = (secret: string, id: number, purpose: string): string =>
  `${id}.${createHmac('sha256', secret).update(purpose).digest('base64url')}`

/** The row a key names; whether it is right is for `isSignedId` to say. */
export const idNamedBy = (token: string): number | null => {
  const id = /^([1-9]\d{0,8})\./.exec(token)?.[1]
  return id === undefined ? null : Number(id)
}

export const isSignedId = (secret: string, id: number, purpose: string, token: string): boolean => {
  const given = Buffer.from(token)
  const right = Buffer.from(signId(secret, id, purpose))
  return given.length === right.length && timingSafeEqual(given, right)
}

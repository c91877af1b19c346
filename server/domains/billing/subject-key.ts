// The secret half of a mailed link to one thing, such as an order: computed from its kind and id, so that nothing has to be stored.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SubjectKind } from '#contract/invoices.ts'

export const subjectKey = (secret: string, kind: SubjectKind, id: number): string =>
  createHmac('sha256', secret).update(`${kind}:${id}`).digest('base64url')

export const isSubjectKey = (
  secret: string,
  kind: SubjectKind,
  id: number,
  key: string,
): boolean => {
  const expected = Buffer.from(subjectKey(secret, kind, id))
  const given = Buffer.from(key)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

// The secret half of a guest's order link: computed from the id, so that nothing has to be stored.
import { isSubjectKey, subjectKey } from '#server/domains/billing/subject-key.ts'

export const orderKey = (secret: string, orderId: number): string =>
  subjectKey(secret, 'order', orderId)

export const isOrderKey = (secret: string, orderId: number, key: string): boolean =>
  isSubjectKey(secret, 'order', orderId, key)

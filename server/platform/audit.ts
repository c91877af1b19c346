// Writes down what somebody with special rights did, in the transaction that did it.
import { AuditEntry } from './audit-entry.entity.ts'
import type { Em } from './orm.ts'

export interface AuditScope {
  em: Em
  now: Date
  clientAddress: string
  requestId: string
}

export interface Audited {
  actorId: number
  /** `domain.verb`. */
  action: string
  /** What it was done to, as `kind:id`. */
  object: string
  /** No personal data: the thing itself holds that. */
  details: Record<string, string | number | boolean | null>
}

export const audit = async (
  { em, now, clientAddress, requestId }: AuditScope,
  entry: Audited,
): Promise<void> => {
  await em.insert(AuditEntry, { ...entry, clientAddress, requestId, at: now })
}

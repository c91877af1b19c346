// Writes down what somebody with special rights did, in the transaction that did it.
import { sql } from 'kysely'
import type { Em } from './orm.ts'

export interface AuditScope {
  em: Em
  now: Date
  clientAddress: string
  requestId: string
}

export interface Audited {
  actorId: number
  /** `domain.action`. */
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
  const { actorId, action, object, details } = entry
  // With its schema: a statement that got in could have told this connection to look elsewhere first.
  await sql`insert into public.audit_entry (actor_id, action, object, details, client_address, request_id, at)
    values (${actorId}, ${action}, ${object}, ${JSON.stringify(details)}::jsonb, ${clientAddress}, ${requestId}, ${now})`.execute(
    em.getKysely(),
  )
}

// Who with special rights did what to which thing; rows are only ever added.
// Copied for its person by: nobody, for it is of admins alone, who read it at its desk
// Erased: never, for nobody may rewrite this record
import { defineEntity, p } from '@mikro-orm/core'

export const AuditEntry = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_entry',
  properties: {
    id: p.integer().primary().autoincrement(),
    // A plain number: the entry outlives the account.
    actorId: p.integer(),
    action: p.text(),
    object: p.text().index('audit_entry_object'),
    details: p.json<Record<string, string | number | boolean | null>>(),
    clientAddress: p.text(),
    requestId: p.text(),
    at: p.datetime(),
  },
  indexes: [
    { name: 'audit_entry_actor', properties: ['actorId', 'id'] },
    { name: 'audit_entry_action', properties: ['action', 'id'] },
  ],
  triggers: [
    {
      name: 'frozen',
      timing: 'before',
      events: ['update', 'delete'],
      forEach: 'row',
      body: `raise exception 'audit entries are only ever added'`,
    },
  ],
})

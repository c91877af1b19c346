// The address of the book of acts.
import { AuditDesk } from '#src/features/admin/audit/audit-desk.tsx'

export const Component = AuditDesk

// The address of the audit log.
import { AuditDesk } from '#src/features/admin/audit/audit-desk.tsx'

export const Component = AuditDesk

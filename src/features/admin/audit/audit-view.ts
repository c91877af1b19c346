// What an address of the book of acts asks for.
import { AUDIT_ACTIONS, type AuditAction } from '#contract/audit.ts'

export interface AuditView {
  action: AuditAction | null
  person: string
  /** Entries older than this id. */
  before: number | null
}

/** A broken address shows everything. */
export function auditViewOf(params: URLSearchParams): AuditView {
  const before = Number(params.get('before'))
  return {
    action: AUDIT_ACTIONS.find((known) => known === params.get('action')) ?? null,
    person: (params.get('person') ?? '').trim().slice(0, 120),
    before: Number.isInteger(before) && before >= 1 && before <= 2_147_483_647 ? before : null,
  }
}

/** The same view, in words of its address. */
export const addressOf = ({ action, person, before }: AuditView) => ({
  person,
  ...(action && { action }),
  ...(before && { before }),
})

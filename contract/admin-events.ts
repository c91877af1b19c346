// Where admins hear that others changed something, and what they hear.

export const ADMIN_EVENTS = { path: '/api/admin/events', event: 'changed' } as const

/** `domain` as procedures are named after it; null: the line was down, anything may have changed. */
export interface AdminEvent {
  domain: string | null
}

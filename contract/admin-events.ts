// The event stream that tells admins what others changed, and its messages.

export const ADMIN_EVENTS = { path: '/api/admin/events', event: 'changed' } as const

/** `domain` as procedures are named after it; null: the line was down, anything may have changed. */
export interface AdminEvent {
  domain: string | null
}

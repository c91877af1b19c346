// The event stream that tells admins what others changed, and its messages.

export const ADMIN_EVENTS = { path: '/api/admin/events', event: 'changed' } as const

/** `domain` as procedures are named after it; null: the line was down, anything may have changed. */
export interface AdminEvent {
  domain: string | null
}

/** What a change in a domain changes in others: a sync run and an order change products, a product its offers and prices. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  sync: ['catalogue'],
  orders: ['catalogue'],
  catalogue: ['sync'],
}

/** The domains whose reads may be old after a change in `domain`, itself first. */
export const changedBy = (domain: string): readonly string[] => [domain, ...(ALSO[domain] ?? [])]

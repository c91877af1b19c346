// What the addresses of the inbox and of the newsletter's list ask for; whatever is broken in them becomes a default.
import { inboxInput, type InboxInput } from '#contract/contact.ts'
import { subscribersInput, type SubscribersInput } from '#contract/newsletter.ts'

const asked = (query: URLSearchParams) => ({
  state: query.get('state') ?? undefined,
  search: (query.get('search') ?? '').slice(0, 120),
  before: Number(query.get('before')) || null,
})

export const inboxViewOf = (query: URLSearchParams): InboxInput => {
  const parsed = inboxInput.safeParse(asked(query))
  return parsed.success ? parsed.data : inboxInput.parse({})
}

export const subscribersViewOf = (query: URLSearchParams): SubscribersInput => {
  const parsed = subscribersInput.safeParse(asked(query))
  return parsed.success ? parsed.data : subscribersInput.parse({})
}

// The inbox: newest first, page by page from an id, narrowed to a state or to a part of what was written.
import { sql } from 'kysely'
import type { z } from 'zod'
import { INBOX_PAGE_SIZE, type InboxInput, type inboxOutput } from '#contract/contact.ts'
import type { Ctx } from '#server/ctx.ts'
import { ContactMessage, type ContactMessageRow } from './contact-message.entity.ts'

const EXCERPT = 140

const whereOf = ({ state, search, before }: InboxInput) => sql`
  ${state === 'all' ? sql`true` : state === 'spam' ? sql`spam` : sql`not spam and state = ${state}`}
  and ${before === null ? sql`true` : sql`id < ${before}`}
  and ${
    search === ''
      ? sql`true`
      : sql`strpos(lower(full_name || ' ' || email || ' ' || message), lower(${search})) > 0`
  }`

const viewRow = (row: ContactMessageRow) => ({
  id: row.id,
  fullName: row.fullName,
  email: row.email,
  subject: row.subject,
  state: row.state,
  spam: row.spam,
  locale: row.locale,
  createdAt: row.createdAt.toISOString(),
})

export const viewMessage = (row: ContactMessageRow) => ({ ...viewRow(row), message: row.message })

const excerptOf = (message: string): string => {
  const line = message.replaceAll(/\s+/gu, ' ')
  const letters = [...line]
  return letters.length > EXCERPT ? `${letters.slice(0, EXCERPT).join('')}…` : line
}

export async function listMessages(
  { em }: Pick<Ctx, 'em'>,
  input: InboxInput,
): Promise<z.infer<typeof inboxOutput>> {
  const { rows } = await sql<{ id: number }>`
    select id from contact_message where ${whereOf(input)}
    order by id desc limit ${INBOX_PAGE_SIZE + 1}`.execute(em.getKysely())
  const ids = rows.slice(0, INBOX_PAGE_SIZE).map(({ id }) => id)
  const [found, open] = await Promise.all([
    em.find(ContactMessage, { id: { $in: ids } }, { orderBy: { id: 'desc' } }),
    em.fork().count(ContactMessage, { state: 'open', spam: false }),
  ])
  return {
    messages: found.map((row) => ({ ...viewRow(row), excerpt: excerptOf(row.message) })),
    nextBefore: rows.length > ids.length ? (ids.at(-1) ?? null) : null,
    open,
  }
}

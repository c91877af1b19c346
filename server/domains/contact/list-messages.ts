// The inbox: newest first, page by page from an id, narrowed to a state or to a part of what was written.
import { raw } from '@mikro-orm/core'
import type { z } from 'zod'
import { INBOX_PAGE_SIZE, type InboxInput, type inboxOutput } from '#contract/contact.ts'
import type { Ctx } from '#server/ctx.ts'
import { ContactMessage, type ContactMessageRow } from './contact-message.entity.ts'

const EXCERPT = 140
/** Where a search looks. */
const WRITTEN = `lower(full_name || ' ' || email || ' ' || message)`

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
  { state, search, before }: InboxInput,
): Promise<z.infer<typeof inboxOutput>> {
  const [rows, open] = await Promise.all([
    em.find(
      ContactMessage,
      {
        ...(state === 'spam' ? { spam: true } : state !== 'all' && { spam: false, state }),
        ...(search !== '' && { [raw(`strpos(${WRITTEN}, lower(?))`, [search])]: { $gt: 0 } }),
        ...(before !== null && { id: { $lt: before } }),
      },
      { orderBy: { id: 'desc' }, limit: INBOX_PAGE_SIZE + 1, disableIdentityMap: true },
    ),
    em.fork().count(ContactMessage, { state: 'open', spam: false }),
  ])
  const page = rows.slice(0, INBOX_PAGE_SIZE)
  return {
    messages: page.map((row) => ({ ...viewRow(row), excerpt: excerptOf(row.message) })),
    nextBefore: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
    open,
  }
}

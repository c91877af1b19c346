// The inbox: newest first, page by page from an id, narrowed to a state or to a part of what was written.
import { sql } from 'kysely'
import type { z } from 'zod'
import { INBOX_PAGE_SIZE, type InboxInput, type inboxOutput } from '#contract/contact.ts'
import type { Ctx } from '#server/ctx.ts'
import { type Tables, tables } from '#server/tables.ts'
import { ContactMessage, type ContactMessageRow } from './contact-message.entity.ts'

const EXCERPT = 140

type Message = Pick<ContactMessageRow, keyof Tables['contactMessage']>

const viewRow = (row: Message) => ({
  id: row.id,
  fullName: row.fullName,
  email: row.email,
  subject: row.subject,
  state: row.state,
  spam: row.spam,
  locale: row.locale,
  createdAt: row.createdAt.toISOString(),
})

export const viewMessage = (row: Message) => ({ ...viewRow(row), message: row.message })

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
    tables(em)
      .selectFrom('contactMessage')
      .selectAll()
      .where((eb) =>
        state === 'all'
          ? eb.lit(true)
          : state === 'spam'
            ? eb.ref('spam')
            : eb.and([eb.not(eb.ref('spam')), eb('state', '=', state)]),
      )
      .where((eb) => (before === null ? eb.lit(true) : eb('id', '<', before)))
      .where((eb) =>
        search === ''
          ? eb.lit(true)
          : sql<boolean>`strpos(lower(full_name || ' ' || email || ' ' || message), lower(${search})) > 0`,
      )
      .orderBy('id', 'desc')
      .limit(INBOX_PAGE_SIZE + 1)
      .execute(),
    em.fork().count(ContactMessage, { state: 'open', spam: false }),
  ])
  const page = rows.slice(0, INBOX_PAGE_SIZE)
  return {
    messages: page.map((row) => ({ ...viewRow(row), excerpt: excerptOf(row.message) })),
    nextBefore: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
    open,
  }
}

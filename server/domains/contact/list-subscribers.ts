// The list of subscribers, page by page on the desk and piece by piece for the file.
import { raw } from '@mikro-orm/core'
import type { z } from 'zod'
import {
  type SubscriberRow,
  SUBSCRIBERS_PAGE_SIZE,
  type SubscribersInput,
  type subscriberExportInput,
  type subscriberExportOutput,
  type subscribersOutput,
} from '#contract/newsletter.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { audit } from '#server/platform/audit.ts'
import { newsletterPath } from './newsletter-path.ts'
import { Subscriber, type SubscriberEntity } from './subscriber.entity.ts'

const PIECE = 1000

const viewRow = (row: SubscriberEntity): SubscriberRow => ({
  id: row.id,
  email: row.email,
  state: row.state,
  locale: row.locale,
  since: row.createdAt.toISOString(),
  confirmedAt: row.confirmedAt?.toISOString() ?? null,
})

export async function listSubscribers(
  { em }: Pick<Ctx, 'em'>,
  { state, search, before }: SubscribersInput,
): Promise<z.infer<typeof subscribersOutput>> {
  const [rows, confirmed] = await Promise.all([
    em.find(
      Subscriber,
      {
        ...(state !== 'all' && { state }),
        ...(search !== '' && { [raw('strpos(email, lower(?))', [search])]: { $gt: 0 } }),
        ...(before !== null && { id: { $lt: before } }),
      },
      { orderBy: { id: 'desc' }, limit: SUBSCRIBERS_PAGE_SIZE + 1, disableIdentityMap: true },
    ),
    em.fork().count(Subscriber, { state: 'confirmed' }),
  ])
  const page = rows.slice(0, SUBSCRIBERS_PAGE_SIZE)
  return {
    subscribers: page.map(viewRow),
    nextBefore: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
    confirmed,
  }
}

/** Addresses leave the shop: the first chunk is written into the audit log. */
export async function exportSubscribers(
  ctx: Ctx & { user: CurrentUser },
  { after }: z.output<typeof subscriberExportInput>,
): Promise<z.infer<typeof subscriberExportOutput>> {
  if (after === 0)
    await audit(ctx, {
      actorId: ctx.user.id,
      action: 'contact.exportSubscribers',
      object: 'newsletter:all',
      details: {},
    })
  const rows = await ctx.em.find(
    Subscriber,
    { id: { $gt: after }, state: 'confirmed' },
    { orderBy: { id: 'asc' }, limit: PIECE, disableIdentityMap: true },
  )
  return {
    rows: rows.map((row) => ({
      ...viewRow(row),
      leavePath: newsletterPath(ctx.config.secret, 'leave', row),
    })),
    nextAfter: rows.length === PIECE ? (rows.at(-1)?.id ?? null) : null,
  }
}

// The desk of articles: what there is in every language, one to correct, and saving it rendered and with its time.
import { LockMode } from '@mikro-orm/core'
import type { z } from 'zod'
import {
  MOST_DOUBTS,
  type AdminArticle,
  type AdminArticles,
  type AdminArticlesInput,
  type AdminPreviewInput,
  type AdminSaveArticleInput,
  type adminSaveArticleOutput,
  type ArticleDraft,
  type ArticlePreview,
} from '#contract/blog.ts'
import { refuse } from '#contract/outcome.ts'
import { type ArticleState, articleState, readingMinutes } from '#domain/articles.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { audit } from '#server/platform/audit.ts'
import { hashToken } from '#server/platform/token.ts'
import { fail } from '#server/trpc/init.ts'
import { Article, type ArticleRow } from './article.entity.ts'
import { renameArticle } from './rename-article.ts'
import { articlePictures } from './article-pictures.ts'
import { renderArticle } from './render-markdown.ts'

type AdminCtx = Ctx & { user: CurrentUser }

/** More than any shop writes; the desk shows them all at once. */
const MOST_LISTED = 500

/** What `articleState` says, for the database. */
const WHEN: Record<ArticleState, (now: Date) => Date | null | { $gt: Date } | { $lte: Date }> = {
  draft: () => null,
  scheduled: (now) => ({ $gt: now }),
  published: (now) => ({ $lte: now }),
}

/** Drafts, then what is still to come, then what appeared, the newest of each first. */
export async function listForDesk(
  { em, now }: AdminCtx,
  view: AdminArticlesInput,
): Promise<AdminArticles> {
  const rows = await em.find(
    Article,
    {
      ...(view.locale && { locale: view.locale }),
      ...(view.state && { publishAt: WHEN[view.state](now) }),
    },
    {
      fields: ['locale', 'slug', 'title', 'publishAt'],
      orderBy: { publishAt: 'desc nulls first', id: 'desc' },
      limit: MOST_LISTED,
    },
  )
  return rows.map(({ id, locale, slug, title, publishAt }) => ({
    id,
    locale,
    slug,
    title,
    publishAt: publishAt?.toISOString() ?? null,
    state: articleState(publishAt ?? null, now),
  }))
}

const draftOf = (row: ArticleRow): ArticleDraft => ({
  locale: row.locale,
  slug: row.slug,
  title: row.title,
  summary: row.summary,
  tags: [...row.tags],
  cover: row.cover,
  body: row.body,
  publishAt: row.publishAt?.toISOString() ?? null,
})
/** Two drafts with one mark say the same. */
const markOf = (draft: ArticleDraft): string => {
  const { locale, slug, title, summary, tags, cover, body, publishAt } = draft
  const at = publishAt && new Date(publishAt).getTime()
  return hashToken(JSON.stringify([locale, slug, title, summary, tags, cover, body, at]))
}

type Written = Pick<ArticleDraft, 'body' | 'locale'>

async function rendered(ctx: Pick<Ctx, 'shopPictures'>, { body, locale }: Written) {
  const { html, doubts } = renderArticle(body, locale, await articlePictures(ctx, body))
  return { html, doubts: doubts.slice(0, MOST_DOUBTS), minutes: readingMinutes(body) }
}

export async function readForDesk(ctx: AdminCtx, id: number): Promise<AdminArticle> {
  const row = await ctx.em.findOne(Article, { id })
  if (!row) throw fail('not_found')
  const state = articleState(row.publishAt ?? null, ctx.now)
  const { doubts } = await rendered(ctx, row)
  return { id, state, doubts, ...draftOf(row), seen: markOf(draftOf(row)) }
}

export const previewArticle = (ctx: AdminCtx, input: AdminPreviewInput): Promise<ArticlePreview> =>
  rendered(ctx, input)

export async function saveArticle(
  ctx: AdminCtx,
  { id, seen, draft }: AdminSaveArticleInput,
): Promise<z.infer<typeof adminSaveArticleOutput>> {
  const { em, now, user } = ctx
  const { slug, locale } = draft
  const taken = await em.findOne(Article, { slug, locale })
  // The same form once more: it is saved already.
  if (id === null && taken && markOf(draftOf(taken)) === markOf(draft))
    return { ok: true, id: taken.id }
  if (taken && taken.id !== id) return refuse('slug_taken')
  if (id !== null) {
    // Two at once: the second waits here for the first, and then sees it.
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, disableIdentityMap: true }
    const stored = await em.findOne(Article, { id }, lock)
    if (!stored) throw fail('not_found')
    const mark = markOf(draftOf(stored))
    if (mark !== seen && mark !== markOf(draft)) return refuse('changed_meanwhile')
    if (stored.slug !== slug) {
      // Its sister of that language would move to the very same address.
      const isSister =
        locale !== stored.locale && (await em.count(Article, { slug: stored.slug, locale })) > 0
      if (isSister) return refuse('slug_taken')
      await renameArticle(ctx, stored, slug)
    }
  }
  const { html, minutes } = await rendered(ctx, draft)
  const row = {
    ...draft,
    html,
    minutes,
    publishAt: draft.publishAt === null ? null : new Date(draft.publishAt),
    updatedAt: now,
    updatedBy: user.id,
  }
  if (id !== null) await em.nativeUpdate(Article, { id }, row)
  const saved = id ?? Number(await em.insert(Article, { ...row, createdAt: now }))
  await audit(ctx, {
    actorId: user.id,
    action: 'blog.saveArticle',
    object: `article:${saved}`,
    details: { slug, locale, state: articleState(row.publishAt, now) },
  })
  return { ok: true, id: saved }
}

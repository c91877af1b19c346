// The desk of articles: what there is in every language, one to correct, and saving it rendered and with its time.
import type { z } from 'zod'
import type {
  AdminArticle,
  AdminArticles,
  AdminSaveArticleInput,
  adminSaveArticleOutput,
  ArticlePreview,
} from '#contract/blog.ts'
import { refuse } from '#contract/outcome.ts'
import { articleState, readingMinutes } from '#domain/articles.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { audit } from '#server/platform/audit.ts'
import { fail } from '#server/trpc/init.ts'
import { Article } from './article.entity.ts'
import { renderMarkdown } from './render-markdown.ts'

type AdminCtx = Ctx & { user: CurrentUser }

/** More than any shop writes; the desk shows them all at once. */
const MOST_LISTED = 500

export async function listForDesk({ em, now }: AdminCtx): Promise<AdminArticles> {
  const rows = await em.find(
    Article,
    {},
    {
      fields: ['locale', 'slug', 'title', 'publishAt'],
      orderBy: { id: 'desc' },
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

export async function readForDesk({ em }: AdminCtx, id: number): Promise<AdminArticle> {
  const row = await em.findOne(Article, { id })
  if (!row) throw fail('not_found')
  const { locale, slug, title, summary, tags, cover, body, publishAt } = row
  return {
    id,
    locale,
    slug,
    title,
    summary,
    tags: [...tags],
    cover,
    body,
    publishAt: publishAt?.toISOString() ?? null,
  }
}

export const previewArticle = ({ locale }: AdminCtx, body: string): ArticlePreview => ({
  html: renderMarkdown(body, locale),
  minutes: readingMinutes(body),
})

export async function saveArticle(
  ctx: AdminCtx,
  { id, draft }: AdminSaveArticleInput,
): Promise<z.infer<typeof adminSaveArticleOutput>> {
  const { em, now, user } = ctx
  const { slug, locale } = draft
  const taken = await em.findOne(Article, { slug, locale }, { fields: ['id'] })
  if (taken && taken.id !== id) return refuse('slug_taken')
  const row = {
    ...draft,
    publishAt: draft.publishAt === null ? null : new Date(draft.publishAt),
    html: renderMarkdown(draft.body, locale),
    minutes: readingMinutes(draft.body),
    updatedAt: now,
    updatedBy: user.id,
  }
  const saved =
    id === null
      ? Number(await em.insert(Article, { ...row, createdAt: now }))
      : (await em.nativeUpdate(Article, { id }, row)) > 0 && id
  if (saved === false) throw fail('not_found')
  await audit(ctx, {
    actorId: user.id,
    action: 'blog.saveArticle',
    object: `article:${saved}`,
    details: { slug, locale, state: articleState(row.publishAt, now) },
  })
  return { ok: true, id: saved }
}

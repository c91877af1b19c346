// What visitors read: the list in their language, by tag and page, and one article with its neighbours.
import { sql } from 'kysely'
import type { z } from 'zod'
import type { ArticlesInput, articlesOutput, ArticleAnswer } from '#contract/blog.ts'
import { ARTICLES_PER_PAGE } from '#domain/articles.ts'
import { type Locale, LOCALES } from '#domain/vocabulary.ts'
import type { Ctx } from '#server/ctx.ts'
import { countRows, tables } from '#server/tables.ts'
import { fail } from '#server/trpc/init.ts'
import { Article } from './article.entity.ts'
import { CARD_FIELDS, viewCard } from './article.view.ts'
import { FormerAddress } from './former-address.entity.ts'

type Scope = Pick<Ctx, 'em' | 'now' | 'locale'>

const newestFirst = { publishAt: 'desc', id: 'desc' } as const
const RELATED = 3

const listTags = ({ em, now, locale }: Scope) =>
  tables(em)
    .selectFrom(['article', sql<{ tag: string }>`unnest(tags)`.as<'tag'>(sql`tag`)])
    .select(['tag', countRows.as('count')])
    .where('locale', '=', locale)
    .where('publishAt', '<=', now)
    .groupBy('tag')
    .orderBy('count', 'desc')
    .orderBy('tag')
    .execute()

/** Articles of each language that has any. */
const countByLocale = async ({ em, now }: Scope, tag: string | null) => {
  const rows = await tables(em)
    .selectFrom('article')
    .select(['locale', countRows.as('count')])
    .where('publishAt', '<=', now)
    .where((eb) => (tag === null ? eb.lit(true) : sql<boolean>`${tag} = any(tags)`))
    .groupBy('locale')
    .execute()
  return new Map(rows.map(({ locale, count }) => [locale, count]))
}

export async function listArticles(
  ctx: Scope,
  { tag, page }: ArticlesInput,
): Promise<z.infer<typeof articlesOutput>> {
  const { em, now, locale } = ctx
  const before = (page - 1) * ARTICLES_PER_PAGE
  const where = {
    locale,
    publishAt: { $lte: now },
    ...(tag === null ? {} : { tags: { $contains: [tag] } }),
  }
  const [rows, counts, tags] = await Promise.all([
    em.find(Article, where, {
      fields: CARD_FIELDS,
      orderBy: newestFirst,
      limit: ARTICLES_PER_PAGE,
      offset: before,
    }),
    countByLocale(ctx, tag),
    listTags(ctx),
  ])
  return {
    articles: rows.map(viewCard),
    total: counts.get(locale) ?? 0,
    locales: LOCALES.filter((each) => (counts.get(each) ?? 0) > before),
    tags,
  }
}

/** The nearest by shared tags, then the newest. */
async function listRelated({ em, now }: Scope, id: number) {
  const rows = await tables(em)
    .selectFrom(['article as other', 'article as here'])
    .select(CARD_FIELDS.map((field) => `other.${field}` as const))
    .where('here.id', '=', id)
    .whereRef('other.id', '<>', 'here.id')
    .whereRef('other.locale', '=', 'here.locale')
    .where('other.publishAt', '<=', now)
    .orderBy(
      sql`cardinality(array(select unnest(other.tags) intersect select unnest(here.tags)))`,
      'desc',
    )
    .orderBy('other.publishAt', 'desc')
    .orderBy('other.id')
    .limit(RELATED)
    .execute()
  return rows.map(viewCard)
}

/** Where what was published here in one of these languages is read today. */
async function findMoved({ em, now }: Scope, slug: string, locales: readonly Locale[]) {
  const formers = await em.find(
    FormerAddress,
    { slug, locale: { $in: locales }, article: { publishAt: { $lte: now }, slug: { $ne: slug } } },
    { populate: ['article'], fields: ['article.slug', 'article.locale'] },
  )
  return locales.flatMap((locale) =>
    formers.flatMap((former) => {
      const article = former.article.getEntity()
      return former.locale === locale && article.locale === locale ? [article.slug] : []
    }),
  )[0]
}

/** In the asked language, else in Spanish. @throws not_found for what is unknown or not published yet */
export async function readArticle(ctx: Scope, slug: string): Promise<ArticleAnswer> {
  const { em, now, locale } = ctx
  const rows = await em.find(Article, { slug, publishAt: { $lte: now } })
  const own = rows.find((each) => each.locale === locale)
  const spanish = rows.find((each) => each.locale === LOCALES[0])
  const row = own ?? spanish
  if (!own) {
    const movedTo = await findMoved(ctx, slug, spanish ? [locale] : [locale, LOCALES[0]])
    if (movedTo !== undefined) return { movedTo }
  }
  if (!row) throw fail('not_found')
  const known = new Set(rows.map((each) => each.locale))
  return {
    article: {
      ...viewCard(row),
      html: row.html,
      locale: row.locale,
      locales: LOCALES.filter((each) => known.has(each)),
      publishedAt: (row.publishAt ?? row.createdAt).toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    },
    related: await listRelated(ctx, row.id),
  }
}

/** For feeds: what appeared last, by the fields of a card. */
export const listNewest = ({ em, now, locale }: Scope) =>
  em.find(
    Article,
    { locale, publishAt: { $lte: now } },
    { fields: CARD_FIELDS, orderBy: newestFirst, limit: 30 },
  )

// Schemas of the blog: cards of a list, one article, and the desk where articles are written and scheduled.
import { z } from 'zod'
import { LOCALES } from '#domain/vocabulary.ts'
import {
  ARTICLE_COVERS,
  ARTICLE_LEAST,
  ARTICLE_STATES,
  ARTICLES_PER_PAGE,
  SLUG_MOST,
} from '#domain/articles.ts'
import { idSchema, localeSchema, momentSchema } from './primitives.ts'
import { refusalSchema } from './refusal-schema.ts'
import { blockText, lineText } from './texts.ts'

/** Lower-case letters, digits and single hyphens; the same in every language of an article. */
const slugSchema = z
  .string()
  .trim()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u)
  .min(ARTICLE_LEAST.slug)
  .max(SLUG_MOST)
const tagSchema = lineText(ARTICLE_LEAST.tags).max(30)

export const articlesInput = z.strictObject({
  tag: lineText().max(60).nullable().default(null),
  page: z.number().int().min(1).max(500).default(1),
})
export type ArticlesInput = z.output<typeof articlesInput>

const articleCardSchema = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  tags: z.array(z.string()),
  cover: z.enum(ARTICLE_COVERS),
  /** Whole minutes a person reads, at least 1. */
  minutes: z.number().int().min(1),
  /** A day in the shop's zone, `2026-05-04`. */
  day: z.string(),
})
export type ArticleCard = z.infer<typeof articleCardSchema>

export const articlesOutput = z.object({
  articles: z.array(articleCardSchema).max(ARTICLES_PER_PAGE),
  total: z.number().int().min(0),
  /** The languages in which this page of the list has articles. */
  locales: z.array(z.enum(LOCALES)),
  tags: z.array(z.object({ tag: z.string(), count: z.number().int().min(1) })),
})

export const articleInput = z.strictObject({ slug: lineText().max(120) })

const articleViewSchema = z.object({
  article: articleCardSchema.extend({
    /** Made by our own renderer: no markup of the writer's, links only to https and to the shop. */
    html: z.string(),
    /** The language it is written in: Spanish where the asked one is missing. */
    locale: localeSchema,
    /** Every language it can be read in. */
    locales: z.array(z.enum(LOCALES)),
    /** ISO 8601, UTC. */
    publishedAt: z.string(),
    updatedAt: z.string(),
  }),
  related: z.array(articleCardSchema),
})
export type ArticleView = z.infer<typeof articleViewSchema>

/** `movedTo`: the address was the article's once; the slug it has today. */
export const articleOutput = z.union([articleViewSchema, z.object({ movedTo: z.string() })])
export type ArticleAnswer = z.infer<typeof articleOutput>

const stateSchema = z.enum(ARTICLE_STATES)

/** Why a piece of a text is not what its writer may have meant. */
export const MARKDOWN_DOUBTS = ['link', 'picture', 'alt', 'place', 'markup'] as const
const doubtSchema = z.object({ kind: z.enum(MARKDOWN_DOUBTS), text: z.string() })
export type MarkdownDoubt = z.infer<typeof doubtSchema>
/** Further faults are shown once these are corrected. */
export const MOST_DOUBTS = 20
const doubtsSchema = z.array(doubtSchema).max(MOST_DOUBTS)

/** Null: whatever it is. */
export const adminArticlesInput = z.strictObject({
  locale: localeSchema.nullable().default(null),
  state: stateSchema.nullable().default(null),
})
export type AdminArticlesInput = z.output<typeof adminArticlesInput>

export const adminArticlesOutput = z.array(
  z.object({
    id: idSchema,
    locale: localeSchema,
    slug: z.string(),
    title: z.string(),
    /** ISO 8601; null: a draft. */
    publishAt: z.string().nullable(),
    state: stateSchema,
  }),
)
export type AdminArticles = z.infer<typeof adminArticlesOutput>

export const articleDraftSchema = z.strictObject({
  locale: localeSchema,
  slug: slugSchema,
  title: lineText(ARTICLE_LEAST.title).max(120),
  summary: lineText(ARTICLE_LEAST.summary).max(300),
  tags: z.array(tagSchema).max(6),
  cover: z.enum(ARTICLE_COVERS),
  body: blockText(ARTICLE_LEAST.body).max(60_000),
  /** ISO 8601 in UTC; null: stays a draft. */
  publishAt: momentSchema.nullable(),
})
export type ArticleDraft = z.output<typeof articleDraftSchema>

export const adminArticleInput = z.strictObject({ id: idSchema })
export const adminArticleOutput = articleDraftSchema.extend({
  id: idSchema,
  state: stateSchema,
  /** Of the text as it is stored. */
  doubts: doubtsSchema,
  /** Mark of the article as it stands; goes back with what is saved. */
  seen: z.string(),
})
export type AdminArticle = z.infer<typeof adminArticleOutput>

/** `id` null: a new article. */
export const adminSaveArticleInput = z.strictObject({
  id: idSchema.nullable(),
  /** Of the article as its writer saw it; another save meanwhile is refused. Null: a new article. */
  seen: lineText().max(100).nullable().default(null),
  draft: articleDraftSchema,
})
export type AdminSaveArticleInput = z.output<typeof adminSaveArticleInput>
export const adminSaveArticleOutput = z.union([
  z.object({ ok: z.literal(true), id: idSchema }),
  refusalSchema('slug_taken'),
  refusalSchema('changed_meanwhile'),
])

export const adminPreviewInput = z.strictObject({
  body: blockText().max(60_000),
  /** Of the article, whatever language its writer reads the desk in: its links lead there. */
  locale: localeSchema,
})
export type AdminPreviewInput = z.output<typeof adminPreviewInput>
export const adminPreviewOutput = z.object({
  html: z.string(),
  minutes: z.number().int().min(1),
  doubts: doubtsSchema,
})
export type ArticlePreview = z.infer<typeof adminPreviewOutput>

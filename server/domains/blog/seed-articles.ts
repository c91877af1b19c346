// Gives an empty blog the articles the program comes with: Markdown files with a short head, one folder per language.
import fs from 'node:fs'
import path from 'node:path'
import { articleDraftSchema } from '#contract/blog.ts'
import { readingMinutes } from '#domain/articles.ts'
import { LOCALES, type Locale } from '#domain/vocabulary.ts'
import type { Em } from '#server/platform/orm.ts'
import { Article } from './article.entity.ts'
import { renderArticle } from './render-markdown.ts'

const FOLDER = path.join(import.meta.dirname, 'articles')

/** `key: value` lines between two lines of three hyphens, then the body. */
function parseFile(text: string, slug: string, locale: Locale) {
  const [, head = '', body = ''] = /^---\n([^]*?)\n---\n([^]*)$/u.exec(text) ?? []
  const facts = Object.fromEntries(
    head.split('\n').map((line) => {
      const cut = line.indexOf(':')
      return [line.slice(0, cut).trim(), line.slice(cut + 1).trim()]
    }),
  )
  return articleDraftSchema.parse({
    locale,
    slug,
    title: facts['title'],
    summary: facts['summary'],
    tags: (facts['tags'] ?? '').split(',').map((tag) => tag.trim()),
    cover: facts['cover'],
    body,
    publishAt: `${facts['day']}T13:00:00Z`,
  })
}

/** The articles as they lie there. @throws when a file is not an article as the contract has it */
export const shippedArticles = () =>
  LOCALES.flatMap((locale) =>
    fs
      .readdirSync(path.join(FOLDER, locale))
      .filter((file) => file.endsWith('.md'))
      .map((file) =>
        parseFile(
          fs.readFileSync(path.join(FOLDER, locale, file), 'utf8'),
          path.basename(file, '.md'),
          locale,
        ),
      ),
  )

/** Gives how many were put in. A blog that has anything is left alone. */
export async function seedArticles(em: Em): Promise<number> {
  if ((await em.find(Article, {}, { fields: ['id'], limit: 1 })).length > 0) return 0
  const rows = shippedArticles().map((draft) => {
    const at = new Date(draft.publishAt ?? 0)
    return {
      ...draft,
      publishAt: at,
      html: renderArticle(draft.body, draft.locale, new Map()).html,
      minutes: readingMinutes(draft.body),
      createdAt: at,
      updatedAt: at,
      updatedBy: null,
    }
  })
  await em.insertMany(Article, rows)
  return rows.length
}

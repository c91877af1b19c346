// What the article's form does: shows how it will look, or saves it.
import { redirect } from 'react-router'
import { adminSaveArticleInput, type ArticlePreview } from '#contract/blog.ts'
import { fieldErrorsOf, type FieldFault } from '#contract/field-errors.ts'
import { paths } from '#contract/paths.ts'
import { slugOfTitle } from '#domain/article-slug.ts'
import { LOCALES } from '#domain/vocabulary.ts'
import { asked, type Unsaved } from '#src/lib/asked.ts'
import type { PageContext } from '#src/lib/calls.ts'
import { formText, formTexts } from '#src/lib/form-text.ts'
import { ARTICLE_FIELDS, type ArticleValues, draftOfValues } from './article-values.ts'

export interface ArticleAnswer {
  values: ArticleValues
  /** The mark that was sent with them. */
  seen?: string
  faults: Readonly<Record<string, FieldFault>>
  preview?: ArticlePreview
  refusal?: 'slug_taken' | 'article_changed'
  /** Nothing was done, or no answer came. */
  unsaved?: Unsaved
}

type Door = Pick<PageContext, 'read' | 'write' | 'inBrowser'>

/** `id` null: a new article. */
export async function articleAction(
  request: Request,
  id: number | null,
  { read, write, inBrowser }: Door,
): Promise<ArticleAnswer | Response> {
  const form = await request.formData()
  const typed = formTexts(form, ARTICLE_FIELDS)
  const values = typed.slug.trim() ? typed : { ...typed, slug: slugOfTitle(typed.title) }
  const seen = formText(form, 'seen')
  const answer: ArticleAnswer = { values, seen, faults: {} }
  if (formText(form, 'intent') === 'preview') {
    const locale = LOCALES.find((each) => each === values.locale) ?? LOCALES[0]
    const preview = await asked(read.blog.adminPreview({ body: values.body, locale }), {
      inBrowser,
    })
    return typeof preview === 'string' ? { ...answer, unsaved: preview } : { ...answer, preview }
  }
  const article = { id, seen: seen || null, draft: draftOfValues(values) }
  const parsed = adminSaveArticleInput.safeParse(article)
  if (!parsed.success) {
    const faults = Object.entries(fieldErrorsOf(parsed.error, article)).map(([name, [fault]]) => [
      name.replace(/^draft\.(\w+).*$/u, '$1'),
      fault ?? 'invalid',
    ])
    return { ...answer, faults: Object.fromEntries(faults) as ArticleAnswer['faults'] }
  }
  const outcome = await asked(write.blog.adminSave(parsed.data), { inBrowser })
  if (typeof outcome === 'string') return { ...answer, unsaved: outcome }
  return outcome.ok
    ? redirect(paths.adminArticle(outcome.id, 'saved'), 303)
    : { ...answer, refusal: outcome.code }
}

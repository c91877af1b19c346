// The form of an article: what it says, in which language and from when, and how it will look.
import { Alert, SimpleGrid } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { type AdminArticle, adminSaveArticleInput } from '#contract/blog.ts'
import { paths } from '#contract/paths.ts'
import { slugOfTitle } from '#domain/article-slug.ts'
import { ARTICLE_LEAST, type ArticleCover, articleState } from '#domain/articles.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { Field } from '#src/lib/form/field.tsx'
import { SentForm } from '#src/lib/form/sent-form.tsx'
import { useSentForm } from '#src/lib/form/use-sent-form.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpcClient } from '#src/lib/trpc-client.ts'
import { formatWhen } from '#src/ui/format-when.ts'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import { useTell } from '../kit/use-tell.ts'
import { ArticleDoubts } from './article-doubts.tsx'
import { draftOf, FIELDS } from './article-fields.ts'
import { ArticlePictures } from './article-pictures.tsx'
import { PreviewButton, PreviewPlace, type Shown } from './article-preview.tsx'
import styles from './article-form.module.css'

interface ArticleFormProps {
  /** Null: a new one. */
  article: AdminArticle | null
  /** What is typed, as the blog will show it. */
  renderPreview: (shown: Shown) => ReactNode
}

/** The address that is made of a title asks for nothing as long as the title itself is missing. */
function withoutSlugOf(read: Record<string, unknown>) {
  const { draft } = read as { draft: { title: string; slug: string } }
  const isMade = draft.slug === slugOfTitle(draft.title)
  const slug = 'a'.repeat(ARTICLE_LEAST.slug)
  return isMade && draft.title.trim().length < ARTICLE_LEAST.title
    ? { ...read, draft: { ...draft, slug } }
    : read
}

export function ArticleForm({ article, renderPreview }: ArticleFormProps) {
  const { articleDesk: t, language } = useTexts()
  const locale = useUiLocale()
  const navigate = useNavigate()
  const tell = useTell()
  const [shown, setShown] = useState<Shown | null>(null)
  const form = useSentForm({
    fields: FIELDS,
    schema: adminSaveArticleInput,
    words: t,
    stored: article && { draft: article, seen: article.seen },
    extra: { id: article?.id ?? null },
    shape: withoutSlugOf,
    send: async (input) => {
      const outcome = await trpcClient.blog.adminSave.mutate(input)
      return outcome.ok ? { ...outcome, publishAt: input.draft.publishAt } : outcome
    },
    at: { slug_taken: 'draft.slug' },
    done: ({ id, publishAt }) => {
      const state = articleState(publishAt === null ? null : new Date(publishAt), new Date())
      const isToCome = publishAt !== null && state === 'scheduled'
      tell(t.saved[state](), isToCome ? { text: formatWhen(publishAt, locale) } : {})
      setShown(null)
      void navigate(paths.adminArticle(id), { preventScrollReset: true })
    },
  })
  const draft = () => draftOf(form.typed())
  const submit = () => {
    const { slug, title } = draft()
    if (slug.trim() === '') form.set('draft.slug', slugOfTitle(title))
    form.submit()
  }
  const field = (name: 'title' | 'slug' | 'summary' | 'tags' | 'body') => (
    <Field
      form={form}
      name={`draft.${name}`}
      hint={t.hints[name]({ least: ARTICLE_LEAST[name] })}
    />
  )
  return (
    <>
      <SentForm
        form={{ ...form, submit }}
        beside={<PreviewButton draft={draft} onShown={setShown} />}
      >
        {form.code === 'changed_meanwhile' && article && (
          <Alert color="honey" title={article.title}>
            {article.summary}
            <pre className={styles.text}>{article.body}</pre>
          </Alert>
        )}
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {field('title')}
          {field('slug')}
          {field('summary')}
          {field('tags')}
          <Field form={form} name="draft.locale" option={(value) => language[value as Locale]()} />
          <Field
            form={form}
            name="draft.cover"
            option={(value) => t.covers[value as ArticleCover]()}
          />
          <Field form={form} name="draft.publishAt" hint={t.hints.publishAt()} />
        </SimpleGrid>
        {field('body')}
        <ArticlePictures into={form.idOf('draft.body')} />
        <ArticleDoubts doubts={shown?.doubts ?? article?.doubts ?? []} />
      </SentForm>
      {shown && <PreviewPlace shown={shown}>{renderPreview(shown)}</PreviewPlace>}
    </>
  )
}

// The form of an article: its facts, its Markdown, when it appears, and how it will look.
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { ArticlePreview, MarkdownDoubt } from '#contract/blog.ts'
import { ARTICLE_COVERS, ARTICLE_LEAST, SLUG_MOST } from '#domain/articles.ts'
import { LOCALES } from '#domain/vocabulary.ts'
import { focusFault } from '#src/lib/focus-fault.ts'
import { keepInside } from '#src/lib/focus-target.ts'
import { markToSend } from '#src/lib/mark-to-send.ts'
import { useUnsaved } from '#src/lib/asked.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button } from '#src/ui/button.tsx'
import { FaultList } from '#src/ui/fault-list.tsx'
import { Notice } from '#src/ui/notice.tsx'
import styles from '../kit/desk.module.css'
import { useUnsavedForm } from '../kit/unsaved-form.ts'
import type { ArticleAnswer } from './article-action.ts'
import { ArticleDoubts } from './article-doubts.tsx'
import { ArticlePictures } from './article-pictures.tsx'
import { ARTICLE_FIELDS, type ArticleField, type ArticleValues } from './article-values.ts'

interface ArticleFormProps {
  values: ArticleValues
  /** Of the article as it is drawn; empty for a new one. */
  seen: string
  answer: ArticleAnswer | undefined
  /** Of the text as it is stored. */
  doubts: readonly MarkdownDoubt[]
  /** What is typed, as the blog will show it. */
  renderPreview: (values: ArticleValues, preview: ArticlePreview) => ReactNode
}

export function ArticleForm({
  values: stored,
  seen,
  answer,
  doubts,
  renderPreview,
}: ArticleFormProps) {
  const { articleDesk: t, faults, errors, language } = useTexts()
  const values = answer?.values ?? stored
  const doing = useNavigation().formData?.get('intent')
  const form = useRef<HTMLFormElement>(null)
  const body = useRef<HTMLTextAreaElement>(null)
  const shown = useRef<HTMLHeadingElement>(null)
  useUnsavedForm(form, { answer })
  const unsaved = useUnsaved()(answer?.unsaved, t.failed)
  const field = (name: ArticleField) => {
    const fault = answer?.faults[name]
    const taken =
      name === 'slug' && answer?.refusal === 'slug_taken' ? errors.slug_taken() : undefined
    return {
      id: `article-${name}`,
      name,
      label: t.fields[name](),
      defaultValue: values[name],
      error: taken ?? (fault && faults[fault]()),
    }
  }
  const isTold = answer?.refusal === 'article_changed'
  const listed = ARTICLE_FIELDS.flatMap((name) => {
    const { id, label, error } = field(name)
    return error ? [{ target: id, label, text: error }] : []
  })
  useEffect(() => {
    if (listed.length > 0) focusFault(form.current)
    // Below the fold: who asked for it goes on there.
    else shown.current?.focus()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the faults are the answer's
  }, [answer])
  return (
    <Form ref={form} method="post" noValidate preventScrollReset className={styles.form}>
      {unsaved && <Notice tone="error">{unsaved}</Notice>}
      {isTold && (
        <Notice tone="error" title={errors.article_changed()}>
          <strong>{stored.title}</strong>
          <p>{stored.summary}</p>
          <pre className={styles.soft}>{stored.body}</pre>
        </Notice>
      )}
      <input type="hidden" name="seen" value={markToSend(seen, answer?.seen, isTold)} />
      <FaultList title={t.review()} faults={listed} />
      <div className={styles.pair}>
        <TextInput
          {...field('title')}
          description={t.hints.title({ least: ARTICLE_LEAST.title })}
          maxLength={120}
        />
        <TextInput
          {...field('slug')}
          description={t.hints.slug({ least: ARTICLE_LEAST.slug })}
          maxLength={SLUG_MOST}
          autoCapitalize="none"
        />
        <Textarea
          {...field('summary')}
          description={t.hints.summary({ least: ARTICLE_LEAST.summary })}
          rows={2}
          maxLength={300}
        />
        <TextInput
          {...field('tags')}
          description={t.hints.tags({ least: ARTICLE_LEAST.tags })}
          maxLength={200}
        />
        <NativeSelect
          {...field('locale')}
          data={LOCALES.map((value) => ({ value, label: language[value]() }))}
        />
        <NativeSelect
          {...field('cover')}
          data={ARTICLE_COVERS.map((value) => ({ value, label: t.covers[value]() }))}
        />
        <TextInput
          {...field('publishAt')}
          type="datetime-local"
          description={t.hints.publishAt()}
        />
      </div>
      <Textarea
        ref={body}
        {...field('body')}
        description={t.hints.body({ least: ARTICLE_LEAST.body })}
        rows={18}
        maxLength={60_000}
        spellCheck
      />
      <ArticlePictures body={body} />
      <ArticleDoubts doubts={answer?.preview?.doubts ?? (answer ? [] : doubts)} />
      <div className={styles.row}>
        <Button type="submit" name="intent" value="save" busy={doing === 'save'}>
          {t.save()}
        </Button>
        <Button
          type="submit"
          name="intent"
          value="preview"
          variant="secondary"
          busy={doing === 'preview'}
        >
          {t.preview()}
        </Button>
      </div>
      {answer?.preview && (
        <section className={styles.panel} aria-labelledby="preview" ref={keepInside}>
          <h2 id="preview" ref={shown} tabIndex={-1}>
            {t.preview()}
          </h2>
          {renderPreview(values, answer.preview)}
        </section>
      )}
    </Form>
  )
}

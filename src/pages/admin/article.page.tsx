// One article at the desk, or the form of a new one.
import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { AdminArticle } from '#contract/blog.ts'
import { localised, paths } from '#contract/paths.ts'
import { ArticleForm } from '#src/features/admin/articles/article-form.tsx'
import { DeskPage } from '#src/features/admin/kit/desk-page.tsx'
import body from '#src/features/blog/article-body.module.css'
import { ArticleBody } from '#src/features/blog/article-body.tsx'
import { idOfAddress } from '#src/lib/id-of-address.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpc } from '#src/lib/trpc-client.ts'

function ArticleDesk({ article }: { article: AdminArticle | null }) {
  const { articleDesk: t } = useTexts()
  const isRead = article?.state === 'published'
  return (
    <DeskPage
      title={article?.title ?? t.make()}
      back={{ to: paths.adminArticles, words: t.back() }}
      actions={
        isRead && (
          <Button
            component="a"
            variant="default"
            href={localised(article.locale, paths.article(article.slug))}
          >
            {t.see()}
          </Button>
        )
      }
    >
      <ArticleForm
        article={article}
        renderPreview={(shown) => (
          <div className={body.body}>
            <ArticleBody article={shown} lang={shown.locale} level={2} />
          </div>
        )}
      />
    </DeskPage>
  )
}

function StoredArticle({ id }: { id: number }) {
  const { data } = useSuspenseQuery(trpc.blog.adminArticle.queryOptions({ id }))
  return <ArticleDesk article={data} />
}

export function Component() {
  const { id } = useParams()
  return id === undefined ? <ArticleDesk article={null} /> : <StoredArticle id={idOfAddress(id)} />
}

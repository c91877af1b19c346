// One article at the desk, or the form of a new one.
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { paths } from '#contract/paths.ts'
import { ARTICLE_COVERS } from '#domain/articles.ts'
import type { ArticleAnswer } from '#src/features/admin/articles/article-action.ts'
import { ArticleForm } from '#src/features/admin/articles/article-form.tsx'
import {
  type ArticleValues,
  draftOfValues,
  EMPTY_VALUES,
  valuesOfArticle,
} from '#src/features/admin/articles/article-values.ts'
import { ArticleSaved, blogAddress } from '#src/features/admin/articles/article-saved.tsx'
import styles from '#src/features/admin/kit/desk.module.css'
import story from '#src/features/blog/article-story.module.css'
import { ArticleStory } from '#src/features/blog/article-story.tsx'
import { actionCode } from '#src/lib/action-code.ts'
import { pageContext } from '#src/lib/calls.ts'
import { idOfAddress } from '#src/lib/id-of-address.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { throwStatus } from '#src/lib/status-response.ts'
import { useTexts } from '#src/lib/texts.ts'
import { BackLink } from '#src/ui/back-link.tsx'
import { Container } from '#src/ui/container.tsx'
import { SeenLink } from '#src/ui/seen-link.tsx'

/** What a field takes only once it is saved is shown as far as it can be. */
const seenFrom = ({ cover, publishAt }: ArticleValues) => ({
  cover: ARTICLE_COVERS.find((known) => known === cover) ?? ARTICLE_COVERS[0],
  day: /^\d{4}-\d{2}-\d{2}(?=T)/u.exec(publishAt)?.[0] ?? null,
})

const idOf = (text: string | undefined): number | null =>
  text === undefined ? null : idOfAddress(text)

export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = idOf(params['id'])
  if (id === null) return { article: null }
  const { read } = context.get(pageContext)
  return { article: await read.blog.adminArticle({ id }).catch(throwStatus) }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { articleAction } = await actionCode(
    request,
    import('#src/features/admin/articles/article-action.ts'),
  )
  return articleAction(request, idOf(params['id']), context.get(pageContext))
}

export function Component() {
  const { admin, articleDesk: t } = useTexts()
  const { article } = useLoaderData<typeof loader>()
  const answer = useActionData<ArticleAnswer>()
  const [query] = useSearchParams()
  const title = article?.title ?? t.make()
  return (
    <Container className={styles.page}>
      <PageHead title={`${title} · ${admin.title()}`} noindex />
      <div className={styles.head}>
        <div>
          <BackLink to={paths.adminArticles()}>{t.back()}</BackLink>
          <h1 lang={article?.locale}>{title}</h1>
        </div>
        {article?.state === 'published' && (
          <SeenLink href={blogAddress(article)}>{t.see()}</SeenLink>
        )}
      </div>
      {article && query.get('done') === 'saved' && !answer && <ArticleSaved article={article} />}
      <ArticleForm
        key={article?.id ?? 'new'}
        values={article ? valuesOfArticle(article) : EMPTY_VALUES}
        seen={article?.seen ?? ''}
        answer={answer}
        doubts={article?.doubts ?? []}
        renderPreview={(values, { html, minutes }) => (
          <div className={story.story}>
            <ArticleStory
              article={{ ...draftOfValues(values), html, minutes, ...seenFrom(values) }}
              lang={values.locale}
              level={2}
            />
          </div>
        )}
      />
    </Container>
  )
}

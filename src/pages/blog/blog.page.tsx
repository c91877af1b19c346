// The blog: the newest article large, the others as cards, narrowed by tag.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { paths } from '#contract/paths.ts'
import { ARTICLES_PER_PAGE } from '#domain/articles.ts'
import { ArticleCard } from '#src/features/blog/article-card.tsx'
import articles from '#src/features/blog/articles.module.css'
import { FeedLink } from '#src/features/blog/feed-link.tsx'
import { TagLinks } from '#src/features/blog/tag-links.tsx'
import { pageContext } from '#src/lib/calls.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { throwStatus } from '#src/lib/status-response.ts'
import { useTexts } from '#src/lib/texts.ts'
import { useTold } from '#src/lib/use-told.ts'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Container } from '#src/ui/container.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { evenColumns } from '#src/ui/even-columns.ts'
import { Pagination } from '#src/ui/pagination.tsx'
import frame from '#src/ui/text-page.module.css'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const tag = query.get('tag') || null
  const page = /^[1-9]\d{0,2}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1
  const list = await context.get(pageContext).read.blog.articles({ tag, page }).catch(throwStatus)
  if (page > 1 && list.articles.length === 0) throw new Response(null, { status: 404 })
  return { tag, page, ...list }
}

export function Component() {
  const { blog: t } = useTexts()
  const { tag, page, articles: shown, total, locales, tags } = useLoaderData<typeof loader>()
  const isFirst = tag === null && page === 1
  const title = tag === null ? t.title() : t.about({ tag })
  const pageTitle = tag === null && page > 1 ? t.pageTitle({ page }) : title
  useTold(shown.length > 0 ? pageTitle : t.none())
  return (
    <Container className={frame.page}>
      <PageHead
        title={pageTitle}
        description={page > 1 ? t.pageLead({ page }) : t.lead()}
        canonical={paths.blog({ page })}
        languages={locales}
        noindex={tag === null && shown.length > 0 ? false : 'follow'}
      />
      <FeedLink />
      <Breadcrumbs
        label={t.crumbs()}
        items={[
          { label: t.home(), to: paths.home },
          ...(tag === null
            ? [{ label: t.short() }]
            : [{ label: t.short(), to: paths.blog() }, { label: tag }]),
        ]}
      />
      <header className={frame.head}>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{t.lead()}</p>
      </header>
      <TagLinks tags={tags} chosen={tag} all />
      {shown.length > 0 ? (
        <div
          className={articles.grid}
          data-columns={evenColumns(isFirst ? shown.length - 1 : shown.length)}
        >
          {shown.map((article, index) => (
            <ArticleCard key={article.slug} article={article} wide={isFirst && index === 0} />
          ))}
        </div>
      ) : (
        <EmptyState
          title={t.none()}
          actions={<ButtonLink to={paths.blog()}>{t.seeAll()}</ButtonLink>}
        >
          <p>{t.noneText()}</p>
        </EmptyState>
      )}
      <Pagination
        page={page}
        pages={Math.ceil(total / ARTICLES_PER_PAGE)}
        toPage={(number) => paths.blog({ tag, page: number })}
        words={{
          label: t.pages(),
          previous: t.newer(),
          next: t.older(),
          page: (number) => t.pageNumber({ page: number }),
        }}
      />
    </Container>
  )
}

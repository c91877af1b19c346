// The desk of articles: every article in every language, newest first, with its state.
import { Badge } from '@mantine/core'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { paths } from '#contract/paths.ts'
import {
  ArticlesFilter,
  articlesViewOf,
  isNarrowed,
} from '#src/features/admin/articles/articles-filter.tsx'
import { DeskTable } from '#src/features/admin/kit/desk-table.tsx'
import styles from '#src/features/admin/kit/desk.module.css'
import { pageContext } from '#src/lib/calls.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { throwStatus } from '#src/lib/status-response.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Container } from '#src/ui/container.tsx'
import { DeskLink } from '#src/ui/desk-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { When } from '#src/ui/when.tsx'

const COLORS = { draft: 'gray', scheduled: 'honey', published: 'leaf' } as const

export async function loader({ request, context }: LoaderFunctionArgs) {
  const view = articlesViewOf(new URL(request.url).searchParams)
  const { read } = context.get(pageContext)
  return { view, articles: await read.blog.adminArticles(view).catch(throwStatus) }
}

export function Component() {
  const { admin, articleDesk: t, language } = useTexts()
  const { view, articles } = useLoaderData<typeof loader>()
  return (
    <Container className={styles.page}>
      <PageHead title={`${t.title()} · ${admin.title()}`} noindex />
      <div className={styles.head}>
        <div>
          <h1>{t.title()}</h1>
          <p>{t.lead()}</p>
        </div>
        <DeskLink to={paths.adminNewArticle}>{t.make()}</DeskLink>
      </div>
      <ArticlesFilter view={view} />
      {articles.length === 0 ? (
        <EmptyState title={isNarrowed(view) ? t.nothing() : t.none()}>
          <p>{isNarrowed(view) ? t.nothingText() : t.noneText()}</p>
        </EmptyState>
      ) : (
        <DeskTable
          caption={t.title()}
          heads={[t.fields.title(), t.fields.locale(), t.state(), t.fields.publishAt()]}
          rows={articles.map(({ id, title, locale, state, publishAt }) => ({
            key: id,
            cells: [
              <Anchor key="title" to={paths.adminArticle(id)} lang={locale}>
                {title}
              </Anchor>,
              language[locale](),
              <Badge key="state" color={COLORS[state]}>
                {t.states[state]()}
              </Badge>,
              publishAt ? <When key="when" iso={publishAt} /> : '',
            ],
          }))}
        />
      )}
    </Container>
  )
}

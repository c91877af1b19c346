// The desk of articles: every article in every language, newest first, with its state.
import { Badge } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import {
  ArticlesFilter,
  articlesViewOf,
  isNarrowed,
} from '#src/features/admin/articles/articles-filter.tsx'
import { DeskPage } from '#src/features/admin/kit/desk-page.tsx'
import { DeskTable } from '#src/features/admin/kit/desk-table.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { trpc } from '#src/lib/trpc-client.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { DeskLink } from '#src/ui/desk-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { When } from '#src/ui/when.tsx'

const COLORS = { draft: 'gray', scheduled: 'honey', published: 'leaf' } as const

export function Component() {
  const { articleDesk: t, language } = useTexts()
  const view = articlesViewOf(useSearchParams()[0])
  const { data: articles } = useSuspenseQuery(trpc.blog.adminArticles.queryOptions(view))
  return (
    <DeskPage
      title={t.title()}
      lead={t.lead()}
      actions={<DeskLink to={paths.adminNewArticle}>{t.make()}</DeskLink>}
    >
      <ArticlesFilter view={view} />
      {articles.length === 0 ? (
        <EmptyState title={isNarrowed(view) ? t.nothing() : t.none()}>
          <p>{isNarrowed(view) ? t.nothingText() : t.noneText()}</p>
        </EmptyState>
      ) : (
        <DeskTable
          caption={t.title()}
          heads={[t.draft.title(), t.draft.locale(), t.state(), t.draft.publishAt()]}
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
    </DeskPage>
  )
}

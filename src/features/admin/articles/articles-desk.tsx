// The desk of articles: every article in every language, newest first, with its state.
import { Badge } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type AdminArticles, adminArticlesInput } from '#contract/blog.ts'
import { paths } from '#contract/paths.ts'
import { ARTICLE_STATES } from '#domain/articles.ts'
import { LOCALES } from '#domain/vocabulary.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpc } from '#src/lib/trpc-client.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { DeskLink } from '#src/ui/desk-link.tsx'
import { When } from '#src/ui/when.tsx'
import { DataTable } from '../kit/data-table.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import type { FilterField } from '../kit/filter-bar.tsx'
import { useListView } from '../kit/list-address.ts'
import { LIST_QUERY } from '../kit/list-query.ts'
import type { Column } from '../kit/table-columns.ts'

const COLORS = { draft: 'gray', scheduled: 'honey', published: 'leaf' } as const

function useArticleColumns(): Column<AdminArticles[number]>[] {
  const { articleDesk: t, language } = useTexts()
  return [
    {
      key: 'title',
      label: t.draft.title(),
      by: ({ title }) => title,
      render: ({ id, title, locale }) => (
        <Anchor to={paths.adminArticle(id)} lang={locale}>
          {title}
        </Anchor>
      ),
    },
    { key: 'locale', label: t.draft.locale(), render: ({ locale }) => language[locale]() },
    {
      key: 'state',
      label: t.state(),
      phone: 'beside',
      render: ({ state }) => <Badge color={COLORS[state]}>{t.states[state]()}</Badge>,
    },
    {
      key: 'publishAt',
      label: t.draft.publishAt(),
      by: ({ publishAt }) => publishAt ?? '',
      render: ({ publishAt }) => publishAt && <When iso={publishAt} />,
    },
  ]
}

export function ArticlesDesk() {
  const { admin, articleDesk: t, language } = useTexts()
  const view = useListView(adminArticlesInput)
  const articles = useQuery(trpc.blog.adminArticles.queryOptions(view, LIST_QUERY))
  const columns = useArticleColumns()
  const fields: FilterField[] = [
    {
      kind: 'choice',
      name: 'locale',
      label: t.draft.locale(),
      any: t.all(),
      choices: LOCALES.map((value) => ({ value, label: language[value]() })),
    },
    {
      kind: 'choice',
      name: 'state',
      label: t.state(),
      any: t.all(),
      choices: ARTICLE_STATES.map((value) => ({ value, label: t.states[value]() })),
    },
  ]
  return (
    <DeskPage
      title={admin.articles()}
      lead={t.lead()}
      actions={<DeskLink to={paths.adminNewArticle}>{t.make()}</DeskLink>}
    >
      <DataTable
        caption={admin.articles()}
        columns={columns}
        keyOf={({ id }) => id}
        rows={articles.data}
        state={articles}
        empty={{ title: t.none(), text: t.noneText() }}
        filters={fields}
        csv={trpc.blog.adminArticles}
      />
    </DeskPage>
  )
}

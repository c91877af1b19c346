// What is in stock: a list with filters, the same list as a file, and counts by store and category.
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { localised, paths } from '#contract/paths.ts'
import { parseStockQuery, STOCK_FILE_ROWS, stockQuery } from '#contract/stock-view.ts'
import { boundedCount } from '#src/features/catalogue/bounded-count.ts'
import { StockFilter } from '#src/features/stock/stock-filter.tsx'
import { StockMatrix } from '#src/features/stock/stock-matrix.tsx'
import { StockTable } from '#src/features/stock/stock-table.tsx'
import { pageContext } from '#src/lib/calls.ts'
import { useFacts } from '#src/lib/facts.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { throwStatus } from '#src/lib/status-response.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Container } from '#src/ui/container.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { formatNumber } from '#src/ui/format-number.ts'
import { Pagination } from '#src/ui/pagination.tsx'
import { Question } from '#src/ui/question.tsx'
import styles from './inventory.module.css'
import frame from '#src/ui/text-page.module.css'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { read } = context.get(pageContext)
  // The inventory is narrowed by its three filters alone.
  const { stores, categories, availability, page } = parseStockQuery(
    new URL(request.url).searchParams,
  )
  const view = { ...parseStockQuery(new URLSearchParams()), stores, categories, availability, page }
  const [list, counts] = await Promise.all([
    read.catalogue.list(view).catch(throwStatus),
    read.catalogue.stockCounts().catch(() => null),
  ])
  if (view.page > list.pageCount) throw redirect(paths.inventory({ ...view, page: list.pageCount }))
  return { view, list, counts }
}

export function Component() {
  const { stockList: t } = useTexts()
  const { locale } = useFacts()
  const { view, list, counts } = useLoaderData<typeof loader>()
  const { products, total, pageCount } = list
  const shown = t.shown({
    shown: formatNumber(products.length, locale),
    total: boundedCount(total, locale),
  })
  return (
    <Container className={frame.page}>
      <PageHead
        title={t.title()}
        description={t.description()}
        canonical={paths.inventory()}
        noindex={stockQuery(view).size > 0 && 'follow'}
      />
      <Breadcrumbs
        label={t.crumbs()}
        items={[{ label: t.top(), to: paths.home }, { label: t.short() }]}
      />
      <header className={frame.head}>
        <h1 tabIndex={-1}>{t.short()}</h1>
        <p>{t.lead()}</p>
      </header>
      <section className={styles.section} id="lista" aria-labelledby="lista-title">
        <h2 id="lista-title" className="pu-hidden">
          {t.table()}
        </h2>
        <StockFilter view={view} />
        <div className={styles.bar}>
          <p role="status" className={styles.soft}>
            {shown}
          </p>
          <ButtonLink
            href={localised(locale, paths.stockFile(view))}
            variant="secondary"
            icon="download"
            size="s"
            download
            title={t.fileText({ count: formatNumber(STOCK_FILE_ROWS, locale) })}
          >
            {t.file()}
          </ButtonLink>
        </div>
        {products.length === 0 ? (
          <EmptyState
            title={t.none()}
            level={3}
            actions={<ButtonLink to={paths.inventory()}>{t.clear()}</ButtonLink>}
          >
            <p>{t.noneText()}</p>
          </EmptyState>
        ) : (
          <StockTable products={products} />
        )}
        <Pagination
          page={view.page}
          pages={pageCount}
          toPage={(page) => `${paths.inventory({ ...view, page })}#lista`}
          words={{
            label: t.many(),
            previous: t.pages.previous(),
            next: t.pages.next(),
            page: (page) => t.pages.page({ page }),
          }}
        />
      </section>
      {counts && (
        <Question question={t.matrix()}>
          <StockMatrix counts={counts} />
        </Question>
      )}
    </Container>
  )
}

// The catalogue: everything there is, narrowed by what the address asks for.
import { Suspense } from 'react'
import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
  type LoaderFunctionArgs,
} from 'react-router'
import { catalogueQuery, parseCatalogueQuery, wholeCategory } from '#contract/catalogue-view.ts'
import { paths } from '#contract/paths.ts'
import { FilterForm } from '#src/features/catalogue/filter-form.tsx'
import { FilterChips } from '#src/features/catalogue/filter-chips.tsx'
import { ListData } from '#src/features/catalogue/list-data.tsx'
import { ListToolbar } from '#src/features/catalogue/list-toolbar.tsx'
import type { TriggerAnswer } from '#src/features/sync/trigger-answer.ts'
import { pageContext } from '#src/lib/calls.ts'
import { firstTouch } from '#src/lib/first-touch.ts'
import { postAction } from '#src/lib/form/post-action.ts'
import { latePart } from '#src/lib/late-part.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { statusOf } from '#src/lib/status-response.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { Button } from '#src/ui/button.tsx'
import { Container } from '#src/ui/container.tsx'
import { ProductResults } from '#src/blocks/product-results.tsx'
import styles from './products.module.css'

/** Id of the sheet with the filters. */
const SHEET = 'filters'
const nothing = () => null

/** The documented pause between two readings: a page that nobody touches asks for nothing before. */
const UNTOUCHED_MS = 30_000
const lateStrip = latePart(firstTouch(UNTOUCHED_MS), async () => {
  const module = await import('#src/features/sync/sync-strip.tsx')
  return module.SyncStrip
})

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { read } = context.get(pageContext)
  const { searchParams } = new URL(request.url)
  const view = parseCatalogueQuery(searchParams)
  const { page, ...filter } = view
  if (view.search.includes('/')) {
    const { placeOfLink } = await import('#src/features/catalogue/place-of-link.ts')
    const place = await placeOfLink(read, searchParams.get('search') ?? '').catch(nothing)
    if (place) throw redirect(place)
  }
  let missing = 503
  const [list, facets, sync] = await Promise.all([
    read.catalogue.list(view).catch((error: unknown) => {
      if (statusOf(error) === 429) missing = 429
      return null
    }),
    read.catalogue.facets(filter).catch(nothing),
    read.sync.stats().catch(nothing),
    lateStrip.ready(),
  ])
  if (list && page > list.pageCount)
    throw redirect(paths.products({ ...view, page: list.pageCount }))
  // The page stands either way; machines and caches learn that its products are missing.
  const often = !list && missing === 429
  return data(
    { view, list, often, facets, sync, madeMs: Date.now() },
    { status: list ? 200 : missing },
  )
}

export const action = postAction(async () => {
  const { triggerPosts } = await import('#src/features/sync/trigger-post.ts')
  return triggerPosts
})

export function Component() {
  const { view, list, often, facets, sync, madeMs } = useLoaderData<typeof loader>()
  const posted = useActionData<TriggerAnswer>()
  const { categoryPages, catalogue, category } = useTexts()
  const { list: words } = catalogue
  const navigation = useNavigation()
  const waiting =
    navigation.state === 'loading' && navigation.location.pathname.endsWith('/products')
  const [only] = view.categories
  const title = view.search
    ? words.titleFor({ search: view.search })
    : only && view.categories.length === 1
      ? category[only]()
      : words.title()
  // A whole category is a page of its own, as the whole catalogue is; what is narrowed otherwise is a part of one.
  const aisle = wholeCategory(view)
  const isPart = aisle === null && catalogueQuery({ ...view, page: 1 }).size > 0
  const isKnown = !isPart && list?.products.length !== 0
  const long = aisle === null ? title : categoryPages.title({ category: title })
  return (
    <Container className={styles.page}>
      <PageHead
        title={view.page > 1 ? `${title} · ${words.page({ page: view.page })}` : long}
        description={aisle === null ? words.description() : categoryPages.lead[aisle]()}
        canonical={paths.products(isPart ? {} : { categories: view.categories, page: view.page })}
        noindex={!isKnown && 'follow'}
      />
      {isKnown && list && <ListData list={list} />}
      <Breadcrumbs
        label={catalogue.crumbs()}
        items={[
          { label: catalogue.top(), to: paths.home },
          { label: words.title(), to: paths.products() },
          ...(aisle === null ? [] : [{ label: title }]),
        ]}
      />
      <h1 className={styles.title}>{title}</h1>
      <Suspense>
        <lateStrip.Part stats={sync} madeMs={madeMs} posted={posted} here={paths.products(view)} />
      </Suspense>
      <div className={styles.layout}>
        <aside id={SHEET} popover="auto" className={styles.sheet} aria-label={words.filters()}>
          <div className={styles.sheetHead}>
            <h2>{words.filters()}</h2>
            <Button
              variant="quiet"
              icon="close"
              square
              aria-label={words.closeFilters()}
              popoverTarget={SHEET}
              popoverTargetAction="hide"
            />
          </div>
          <FilterForm
            view={view}
            facets={facets}
            onSubmit={() => document.getElementById(SHEET)?.hidePopover?.()}
          />
        </aside>
        <div className={styles.results}>
          <ListToolbar view={view} list={list} sheet={SHEET} />
          <FilterChips view={view} />
          <ProductResults {...{ view, list, often, waiting }} />
        </div>
      </div>
    </Container>
  )
}

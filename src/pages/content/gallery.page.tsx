// Photos of shipments that arrived, newest first; as long as there are none, the page says so and shows none of others.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { paths } from '#contract/paths.ts'
import gallery from '#src/features/gallery/gallery.module.css'
import { PhotoCard } from '#src/features/gallery/photo-card.tsx'
import frame from '#src/ui/text-page.module.css'
import { pageContext } from '#src/lib/calls.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { pageNumberOf } from '#src/lib/page-number-of.ts'
import { throwStatus } from '#src/lib/status-response.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Container } from '#src/ui/container.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Pagination } from '#src/ui/pagination.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = pageNumberOf(request)
  const list = await context.get(pageContext).read.gallery.photos({ page }).catch(throwStatus)
  if (page > 1 && list.photos.length === 0) throw new Response(null, { status: 404 })
  return { page, ...list }
}

/** What fills the first screen of a desktop. */
const SOON = 3

export function Component() {
  const { contentPages } = useTexts()
  const t = contentPages.gallery
  const { page, photos, more } = useLoaderData<typeof loader>()
  return (
    <Container className={frame.page}>
      <PageHead
        title={page > 1 ? t.pageTitle({ page }) : t.title()}
        description={page > 1 ? t.pageLead({ page }) : t.lead()}
        canonical={paths.gallery(page)}
        image={photos[0]?.picture}
        noindex={photos.length > 0 ? false : 'follow'}
      />
      <Breadcrumbs
        label={contentPages.crumbs()}
        items={[{ label: contentPages.home(), to: paths.home }, { label: t.title() }]}
      />
      <header className={frame.head}>
        <h1 tabIndex={-1}>{t.title()}</h1>
        <p>{t.lead()}</p>
      </header>
      {photos.some(({ sample }) => sample) && <Notice still>{t.samples()}</Notice>}
      {photos.length > 0 ? (
        <>
          <ul className={gallery.grid}>
            {photos.map((photo, at) => (
              <li key={photo.id}>
                <PhotoCard photo={photo} seen={at === 0 ? 'first' : at < SOON ? 'soon' : 'later'} />
              </li>
            ))}
          </ul>
          <Pagination
            page={page}
            pages={more ? page + 1 : page}
            toPage={paths.gallery}
            words={{
              label: t.pages(),
              previous: t.newer(),
              next: t.older(),
              page: (number) => t.pageNumber({ page: number }),
            }}
          />
          <section className={gallery.yours}>
            <h2>{t.yours()}</h2>
            <p>{t.yoursText()}</p>
            <ButtonLink to={paths.contact()} variant="secondary">
              {t.write()}
            </ButtonLink>
          </section>
        </>
      ) : (
        <EmptyState
          title={t.none()}
          actions={
            <>
              <ButtonLink to={paths.products()}>{t.shop()}</ButtonLink>
              <ButtonLink to={paths.quote()} variant="secondary">
                {t.quote()}
              </ButtonLink>
            </>
          }
        >
          <p>{t.noneText()}</p>
        </EmptyState>
      )}
    </Container>
  )
}

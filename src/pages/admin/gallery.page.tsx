// The desk of the gallery: every photo, newest month first, shown or hidden.
import { Alert } from '@mantine/core'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { paths } from '#contract/paths.ts'
import styles from '#src/features/admin/kit/desk.module.css'
import type { ShowAnswer } from '#src/features/admin/gallery/photo-action.ts'
import { PhotosTable } from '#src/features/admin/gallery/photos-table.tsx'
import { actionCode } from '#src/lib/action-code.ts'
import { pageContext } from '#src/lib/calls.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { pageNumberOf } from '#src/lib/page-number-of.ts'
import { throwStatus } from '#src/lib/status-response.ts'
import { useUnsaved } from '#src/lib/asked.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Container } from '#src/ui/container.tsx'
import { DeskLink } from '#src/ui/desk-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Pagination } from '#src/ui/pagination.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = pageNumberOf(request)
  const list = await context.get(pageContext).read.gallery.adminPhotos({ page }).catch(throwStatus)
  return { page, ...list }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { showAction } = await actionCode(
    request,
    import('#src/features/admin/gallery/photo-action.ts'),
  )
  return showAction(request, pageNumberOf(request), context.get(pageContext))
}

export function Component() {
  const { admin, galleryDesk: t } = useTexts()
  const { page, photos, more } = useLoaderData<typeof loader>()
  const answer = useActionData<ShowAnswer>()
  const unsaved = useUnsaved()(answer?.unsaved, t.offline)
  const done = useSearchParams()[0].get('done') ?? ''
  const told = new Map([
    ['saved', t.saved],
    ['shown', t.didShow],
    ['hidden', t.didHide],
    ['deleted', t.deleted],
  ]).get(done)
  return (
    <Container className={styles.page}>
      <PageHead title={`${t.title()} · ${admin.title()}`} noindex />
      <div className={styles.head}>
        <div>
          <h1>{t.title()}</h1>
          <p>
            {t.lead()} <Anchor to={paths.gallery()}>{t.see()}</Anchor>
          </p>
        </div>
        <DeskLink to={paths.adminNewPhoto}>{t.make()}</DeskLink>
      </div>
      {answer && (
        <Alert color="red" role="alert" icon={<Icon name="alert" />} title={t.failed()}>
          {unsaved}
        </Alert>
      )}
      {told && !answer && (
        <Alert color="leaf" role="status" icon={<Icon name="check" />}>
          {told()}
        </Alert>
      )}
      {photos.length > 0 ? (
        <PhotosTable photos={photos} />
      ) : (
        <EmptyState title={t.none()}>
          <p>{t.noneText()}</p>
        </EmptyState>
      )}
      <Pagination
        page={page}
        pages={more ? page + 1 : page}
        toPage={(number) => paths.adminGallery({ page: number })}
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

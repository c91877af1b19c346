// The desk of the gallery: every photo, newest month first, shown or hidden.
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { PhotosList } from '#src/features/admin/gallery/photos-list.tsx'
import { DeskPage } from '#src/features/admin/kit/desk-page.tsx'
import { ListPages } from '#src/features/admin/kit/list-pages.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { trpc } from '#src/lib/trpc-client.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { DeskLink } from '#src/ui/desk-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

export function Component() {
  const { galleryDesk: t } = useTexts()
  const page = Math.max(1, Number(useSearchParams()[0].get('page')) || 1)
  const { data } = useSuspenseQuery(trpc.gallery.adminPhotos.queryOptions({ page }))
  const { photos, more } = data
  return (
    <DeskPage
      title={t.title()}
      lead={
        <>
          {t.lead()} <Anchor to={paths.gallery()}>{t.see()}</Anchor>
        </>
      }
      actions={<DeskLink to={paths.adminNewPhoto}>{t.make()}</DeskLink>}
    >
      {photos.length > 0 ? (
        <PhotosList photos={photos} />
      ) : (
        <EmptyState title={t.none()}>
          <p>{t.noneText()}</p>
        </EmptyState>
      )}
      <ListPages
        newest={page > 1 ? paths.adminGallery() : null}
        older={more ? paths.adminGallery({ page: page + 1 }) : null}
        olderLabel={t.older()}
      />
    </DeskPage>
  )
}

// One photo of the gallery, or the form of a new one.
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { DeletePhoto } from '#src/features/admin/gallery/delete-photo.tsx'
import { PhotoForm } from '#src/features/admin/gallery/photo-form.tsx'
import { DeskPage } from '#src/features/admin/kit/desk-page.tsx'
import { idOfAddress } from '#src/lib/id-of-address.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpc } from '#src/lib/trpc-client.ts'

function ChangePhoto({ id }: { id: number }) {
  const { galleryDesk: t } = useTexts()
  const { data: photo } = useSuspenseQuery(trpc.gallery.adminPhoto.queryOptions({ id }))
  return (
    <DeskPage
      title={t.changeTitle({ city: photo.city })}
      back={{ to: paths.adminGallery, words: t.back() }}
      actions={<DeletePhoto photo={photo} />}
    >
      <PhotoForm photo={photo} />
    </DeskPage>
  )
}

export function Component() {
  const { galleryDesk: t } = useTexts()
  const { id } = useParams()
  if (id !== undefined) return <ChangePhoto id={idOfAddress(id)} />
  return (
    <DeskPage title={t.make()} back={{ to: paths.adminGallery, words: t.back() }}>
      <PhotoForm photo={null} />
    </DeskPage>
  )
}

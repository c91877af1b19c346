// The desk of the gallery: every photo, newest month first, shown or hidden.
import { paths } from '#contract/paths.ts'
import { PhotosList } from '#src/features/admin/gallery/photos-list.tsx'
import { DeskPage } from '#src/features/admin/kit/desk-page.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { DeskLink } from '#src/ui/desk-link.tsx'

export function Component() {
  const { admin, galleryDesk: t } = useTexts()
  return (
    <DeskPage
      title={admin.gallery()}
      lead={
        <>
          {t.lead()} <Anchor to={paths.gallery()}>{t.see()}</Anchor>
        </>
      }
      actions={<DeskLink to={paths.adminNewPhoto}>{t.make()}</DeskLink>}
    >
      <PhotosList />
    </DeskPage>
  )
}

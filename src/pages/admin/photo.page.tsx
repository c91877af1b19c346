// One photo at the desk, or the form of a new one.
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { paths } from '#contract/paths.ts'
import styles from '#src/features/admin/kit/desk.module.css'
import { DeletePhoto } from '#src/features/admin/gallery/delete-photo.tsx'
import type { PhotoAnswer } from '#src/features/admin/gallery/photo-action.ts'
import { PhotoForm } from '#src/features/admin/gallery/photo-form.tsx'
import { actionCode } from '#src/lib/action-code.ts'
import { pageContext } from '#src/lib/calls.ts'
import { idOfAddress } from '#src/lib/id-of-address.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { throwStatus } from '#src/lib/status-response.ts'
import { useTexts } from '#src/lib/texts.ts'
import { BackLink } from '#src/ui/back-link.tsx'
import { Container } from '#src/ui/container.tsx'

const idOf = (text: string | undefined): number | null =>
  text === undefined ? null : idOfAddress(text)

export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = idOf(params['id'])
  if (id === null) return { photo: null }
  const { read } = context.get(pageContext)
  return { photo: await read.gallery.adminPhoto({ id }).catch(throwStatus) }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { photoAction } = await actionCode(
    request,
    import('#src/features/admin/gallery/photo-action.ts'),
  )
  return photoAction(request, idOf(params['id']), context.get(pageContext))
}

export function Component() {
  const { admin, galleryDesk: t } = useTexts()
  const { photo } = useLoaderData<typeof loader>()
  const answer = useActionData<PhotoAnswer>()
  const asked = useSearchParams()[0].get('ask') === 'delete'
  const title = photo ? t.changeTitle({ city: photo.city }) : t.make()
  return (
    <Container className={styles.page}>
      <PageHead title={`${title} · ${admin.title()}`} noindex />
      <div className={styles.head}>
        <div>
          <BackLink to={paths.adminGallery()}>{t.back()}</BackLink>
          <h1>{title}</h1>
        </div>
      </div>
      <PhotoForm key={photo?.id ?? 'new'} photo={photo} answer={answer} />
      {photo && <DeletePhoto photo={photo} asked={asked} answer={answer} />}
    </Container>
  )
}

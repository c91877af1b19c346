// The form of one photo: its picture, what is told about it in each language, where and when, and the permission.
import { SimpleGrid, Stack } from '@mantine/core'
import { useNavigate } from 'react-router'
import { type AdminPhoto, adminSavePhotoInput, PHOTO_LETTERS } from '#contract/gallery.ts'
import { paths } from '#contract/paths.ts'
import { inLanguages } from '#src/lib/form/desk-kinds.ts'
import { Field } from '#src/lib/form/field.tsx'
import { date, lines, own, text, tick } from '#src/lib/form/kinds.ts'
import { SentForm } from '#src/lib/form/sent-form.tsx'
import { useSentForm } from '#src/lib/form/use-sent-form.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpcClient } from '#src/lib/trpc-client.ts'
import { DeskLink } from '#src/ui/desk-link.tsx'
import { useTell } from '../kit/use-tell.ts'
import { PhotoPicture } from './photo-picture.tsx'

const FIELDS = {
  picture: own(),
  captions: inLanguages(lines({ maxLength: PHOTO_LETTERS })),
  alts: inLanguages(lines({ maxLength: PHOTO_LETTERS })),
  city: text({ maxLength: 80, autoComplete: 'off' }),
  month: date('month'),
  agreed: tick(),
  shown: tick(),
}

/** `photo` null: a new one, shown as soon as it is saved. */
export function PhotoForm({ photo }: { photo: AdminPhoto | null }) {
  const { galleryDesk: t, forms } = useTexts()
  const navigate = useNavigate()
  const tell = useTell()
  const form = useSentForm({
    fields: FIELDS,
    schema: adminSavePhotoInput,
    words: t,
    stored: photo ?? { shown: true },
    extra: { id: photo?.id ?? null },
    send: (input) => trpcClient.gallery.adminSavePhoto.mutate(input),
    at: { photo_gone: 'picture', month_ahead: 'month' },
    done: () => {
      tell(t.saved())
      void navigate(paths.adminGallery)
    },
  })
  return (
    <SentForm form={form} beside={<DeskLink to={paths.adminGallery}>{forms.cancel()}</DeskLink>}>
      <PhotoPicture form={form} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Stack>
          <Field form={form} name="captions" />
        </Stack>
        <Stack>
          <Field form={form} name="alts" />
        </Stack>
        <Field form={form} name="city" />
        <Field form={form} name="month" />
      </SimpleGrid>
      <Field form={form} name="agreed" />
      <Field form={form} name="shown" />
    </SentForm>
  )
}

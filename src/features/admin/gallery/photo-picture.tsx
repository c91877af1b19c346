// The picture of a photo's form: how it will look, and another one in its place.
import { Input, Paper, Stack } from '@mantine/core'
import { safeImage } from '#domain/safe-image.ts'
import type { FormHandle } from '#src/lib/form/form-handle.ts'
import type { SentForm } from '#src/lib/form/use-sent-form.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Photo } from '#src/ui/photo.tsx'
import { PictureUpload } from '../kit/picture-upload.tsx'
import styles from './gallery-desk.module.css'

export function PhotoPicture({ form }: { form: FormHandle & Pick<SentForm, 'valueOf' | 'set'> }) {
  const { galleryDesk: t } = useTexts()
  const picture = form.valueOf('picture')
  return (
    <Stack gap="xs" id="field-picture" tabIndex={-1}>
      {typeof picture === 'string' && picture !== '' ? (
        <Photo src={safeImage(picture)} alt="" side={400} className={styles.preview} />
      ) : (
        <Paper withBorder className={styles.empty}>
          <Icon name="box" size={32} />
          {t.noPicture()}
        </Paper>
      )}
      <PictureUpload
        room={1}
        onPicture={(address) => form.set('picture', address)}
        label={picture ? t.replace() : t.upload()}
        hint={t.uploadHint()}
      />
      <Input.Error>{form.faultOf('picture')}</Input.Error>
    </Stack>
  )
}

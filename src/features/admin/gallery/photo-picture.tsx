// The picture of a photo's form: how it will look, and another one in its place. The address goes with the form.
import { useState } from 'react'
import { safeImage } from '#domain/safe-image.ts'
import { useTexts } from '#src/lib/texts.ts'
import { useHydrated } from '#src/lib/use-hydrated.ts'
import { ErrorLine } from '#src/ui/field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Photo } from '#src/ui/photo.tsx'
import { PictureUpload } from '../kit/picture-upload.tsx'
import styles from './gallery-desk.module.css'

interface PhotoPictureProps {
  /** Empty: there is none yet. */
  value: string
  error: string | undefined
}

export function PhotoPicture({ value, error }: PhotoPictureProps) {
  const { galleryDesk: t } = useTexts()
  const hydrated = useHydrated()
  const [picture, setPicture] = useState(value)
  return (
    <div
      className={styles.field}
      // Where the desk takes the focus when it is missing; its words are read there.
      aria-invalid={error ? true : undefined}
      tabIndex={-1}
    >
      <div className={styles.picture}>
        {picture ? (
          <Photo src={safeImage(picture)} alt="" side={400} className={styles.preview} />
        ) : (
          <p className={styles.empty}>
            <Icon name="box" size={32} />
            {t.noPicture()}
          </p>
        )}
        {hydrated && (
          <PictureUpload
            room={1}
            onPicture={setPicture}
            label={picture ? t.replace() : t.upload()}
            hint={t.uploadHint()}
          />
        )}
        <noscript>{t.noUpload()}</noscript>
      </div>
      <input type="hidden" name="picture" value={picture} />
      <ErrorLine>{error}</ErrorLine>
    </div>
  )
}

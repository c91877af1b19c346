// The photos of the gallery as rows: what each shows, where and when it was, and whether everybody sees it.
import { Badge, Button } from '@mantine/core'
import { Form } from 'react-router'
import type { DeskPhotoRow } from '#contract/gallery.ts'
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { formatDay } from '#src/ui/format-day.ts'
import { Photo } from '#src/ui/photo.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import { DeskTable } from '../kit/desk-table.tsx'
import desk from '../kit/desk.module.css'
import styles from './gallery-desk.module.css'

function Name({ id, picture, caption }: DeskPhotoRow) {
  return (
    <span className={styles.name}>
      <Photo src={picture} alt="" side={96} className={styles.thumb} />
      <Anchor to={paths.adminPhoto(id)} lang={caption.locale}>
        {caption.text}
      </Anchor>
    </span>
  )
}

function State({ shown, sample }: DeskPhotoRow) {
  const { galleryDesk: t } = useTexts()
  return (
    <span className={desk.badges}>
      <Badge color={shown ? 'leaf' : 'gray'}>{shown ? t.isShown() : t.isHidden()}</Badge>
      {sample && <Badge color="honey">{t.sample()}</Badge>}
    </span>
  )
}

function Toggle({ id, shown, caption }: DeskPhotoRow) {
  const { galleryDesk: t } = useTexts()
  const act = shown ? t.hide() : t.show()
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        name="intent"
        value={shown ? 'hide' : 'show'}
        variant="default"
        size="sm"
        aria-label={t.actOn({ act, caption: caption.text })}
      >
        {act}
      </Button>
    </Form>
  )
}

export function PhotosTable({ photos }: { photos: readonly DeskPhotoRow[] }) {
  const { galleryDesk: t } = useTexts()
  const locale = useUiLocale()
  return (
    <div className={styles.rows}>
      <DeskTable
        caption={t.title()}
        heads={[t.photo(), t.city(), t.month(), t.state(), t.act()]}
        rows={photos.map((photo) => ({
          key: photo.id,
          cells: [
            <Name key="name" {...photo} />,
            <span key="city" translate="no">
              {photo.city}
            </span>,
            <time key="month" dateTime={photo.month}>
              {formatDay(photo.month, locale)}
            </time>,
            <State key="state" {...photo} />,
            <Toggle key="act" {...photo} />,
          ],
        }))}
      />
    </div>
  )
}

// The photos of the gallery as rows: what each shows, where and when it was, and whether everybody sees it.
import { Badge, Button, Group } from '@mantine/core'
import type { DeskPhotoRow } from '#contract/gallery.ts'
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpcClient } from '#src/lib/trpc-client.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { formatDay } from '#src/ui/format-day.ts'
import { Photo } from '#src/ui/photo.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import { DeskTable } from '../kit/desk-table.tsx'
import { useAct } from '../kit/use-act.ts'
import { useTell } from '../kit/use-tell.ts'
import styles from './gallery-desk.module.css'

const nameOf = ({ id, picture, caption }: DeskPhotoRow) => (
  <Group key="name" wrap="nowrap">
    <Photo src={picture} alt="" side={96} className={styles.thumb} />
    <Anchor to={paths.adminPhoto(id)} lang={caption.locale}>
      {caption.text}
    </Anchor>
  </Group>
)

export function PhotosList({ photos }: { photos: readonly DeskPhotoRow[] }) {
  const { galleryDesk: t } = useTexts()
  const locale = useUiLocale()
  const tell = useTell()
  const { act, busy } = useAct({
    send: (change: { id: number; shown: boolean }) =>
      trpcClient.gallery.adminShowPhoto.mutate(change),
    done: (_good, { shown }) => tell(shown ? t.didShow() : t.didHide()),
  })
  const stateOf = ({ shown, sample }: DeskPhotoRow) => (
    <Group key="state" gap="xs">
      <Badge color={shown ? 'leaf' : 'gray'}>{shown ? t.isShown() : t.isHidden()}</Badge>
      {sample && <Badge color="honey">{t.sample()}</Badge>}
    </Group>
  )
  const toggleOf = ({ id, shown, caption }: DeskPhotoRow) => {
    const word = shown ? t.hide() : t.show()
    return (
      <Button
        key="act"
        variant="default"
        size="sm"
        loading={busy?.id === id}
        aria-label={t.actOn({ act: word, caption: caption.text })}
        onClick={() => act({ id, shown: !shown })}
      >
        {word}
      </Button>
    )
  }
  return (
    <DeskTable
      caption={t.title()}
      heads={[t.photo(), t.city(), t.month(), t.state(), t.act()]}
      rows={photos.map((photo) => ({
        key: photo.id,
        cells: [
          nameOf(photo),
          <span key="city" translate="no">
            {photo.city}
          </span>,
          <time key="month" dateTime={photo.month}>
            {formatDay(photo.month, locale)}
          </time>,
          stateOf(photo),
          toggleOf(photo),
        ],
      }))}
    />
  )
}

// The photos of the gallery as rows: what each shows, where and when it was, and whether everybody sees it.
import { Badge, Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { adminPhotosInput, type DeskPhotoRow, PHOTO_STATES } from '#contract/gallery.ts'
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpc, trpcClient } from '#src/lib/trpc-client.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { formatDay } from '#src/ui/format-day.ts'
import { Photo } from '#src/ui/photo.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import { DataTable } from '../kit/data-table.tsx'
import { useListView } from '../kit/list-address.ts'
import { LIST_QUERY } from '../kit/list-query.ts'
import type { Column } from '../kit/table-columns.ts'
import { useAct } from '../kit/use-act.ts'
import { useTell } from '../kit/use-tell.ts'
import styles from './gallery-desk.module.css'

function usePhotoColumns(): Column<DeskPhotoRow>[] {
  const { galleryDesk: t } = useTexts()
  const locale = useUiLocale()
  return [
    {
      key: 'photo',
      label: t.photo(),
      render: ({ id, picture, caption }) => (
        <Group wrap="nowrap" gap="sm">
          <Photo src={picture} alt="" side={96} className={styles.thumb} />
          <Anchor to={paths.adminPhoto(id)} lang={caption.locale}>
            {caption.text}
          </Anchor>
        </Group>
      ),
    },
    { key: 'city', label: t.city(), render: ({ city }) => <span translate="no">{city}</span> },
    {
      key: 'month',
      label: t.month(),
      render: ({ month }) => <time dateTime={month}>{formatDay(month, locale)}</time>,
    },
    {
      key: 'state',
      label: t.state(),
      render: ({ shown, sample }) => (
        <Group gap="xs">
          <Badge color={shown ? 'leaf' : 'gray'}>{shown ? t.isShown() : t.isHidden()}</Badge>
          {sample && <Badge color="honey">{t.sample()}</Badge>}
        </Group>
      ),
    },
  ]
}

interface ShowActsProps {
  chosen: readonly DeskPhotoRow[]
  done: () => void
}

/** What can be done with the chosen photos. */
function ShowActs({ chosen, done }: ShowActsProps) {
  const { galleryDesk: t } = useTexts()
  const tell = useTell()
  const { act, busy } = useAct({
    send: (shown: boolean) =>
      trpcClient.gallery.adminShowPhotos.mutate({ ids: chosen.map(({ id }) => id), shown }),
    done: (_good, shown) => {
      tell(shown ? t.didShow() : t.didHide())
      done()
    },
  })
  return [true, false].map((shown) => (
    <Button
      key={String(shown)}
      size="sm"
      variant="default"
      loading={busy === shown}
      onClick={() => act(shown)}
    >
      {shown ? t.show() : t.hide()}
    </Button>
  ))
}

export function PhotosList() {
  const { admin, galleryDesk: t } = useTexts()
  const view = useListView(adminPhotosInput)
  const list = useQuery(trpc.gallery.adminPhotos.queryOptions(view, LIST_QUERY))
  const columns = usePhotoColumns()
  const choices = PHOTO_STATES.map((value) => ({
    value,
    label: value === 'shown' ? t.isShown() : t.isHidden(),
  }))
  return (
    <DataTable
      caption={admin.gallery()}
      columns={columns}
      keyOf={({ id }) => id}
      rows={list.data?.photos}
      older={list.data?.more ? view.page + 1 : null}
      by="page"
      state={list}
      empty={{ title: t.none(), text: t.noneText() }}
      filters={[{ kind: 'choice', name: 'state', label: t.state(), any: t.all(), choices }]}
      csv={trpc.gallery.adminPhotos}
      bulk={{
        nameOf: ({ caption }) => caption.text,
        Acts: ShowActs,
      }}
    />
  )
}

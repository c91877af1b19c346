// Deletes a photo for good after a confirmation.
import { Button } from '@mantine/core'
import { useNavigate } from 'react-router'
import type { AdminPhoto } from '#contract/gallery.ts'
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpcClient } from '#src/lib/trpc-client.ts'
import { confirm } from '../kit/confirm.ts'
import { useAct } from '../kit/use-act.ts'
import { useTell } from '../kit/use-tell.ts'

export function DeletePhoto({ photo: { id, seen } }: { photo: AdminPhoto }) {
  const { galleryDesk: t } = useTexts()
  const tell = useTell()
  const navigate = useNavigate()
  const { act, busy } = useAct({
    send: () => trpcClient.gallery.adminDeletePhoto.mutate({ id, seen }),
    done: () => {
      tell(t.deleted())
      void navigate(paths.adminGallery)
    },
  })
  const ask = async () => {
    if (await confirm({ title: t.askTitle(), text: t.askText(), yes: t.askYes(), danger: true }))
      act(undefined)
  }
  return (
    <Button variant="default" c="red" loading={busy !== undefined} onClick={() => void ask()}>
      {t.remove()}
    </Button>
  )
}

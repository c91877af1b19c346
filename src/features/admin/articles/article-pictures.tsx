// Brings a picture into an article: kept by the shop, it stands in the text where the cursor was.
import type { RefObject } from 'react'
import { useTexts } from '#src/lib/texts.ts'
import { useHydrated } from '#src/lib/use-hydrated.ts'
import { PictureUpload } from '../kit/picture-upload.tsx'

/** At once, as many as a story takes. */
const ROOM = 10

export function ArticlePictures({ body }: { body: RefObject<HTMLTextAreaElement | null> }) {
  const { articleDesk: t } = useTexts()
  const hydrated = useHydrated()
  if (!hydrated) return null
  const insert = (address: string) => {
    const field = body.current
    if (!field) return
    const { selectionStart: from, selectionEnd: to } = field
    const words = field.value.slice(from, to).trim() || t.pictureWords()
    field.setRangeText(`\n\n![${words}](${address})\n\n`, from, to, 'end')
  }
  return <PictureUpload room={ROOM} onPicture={insert} label={t.upload()} hint={t.uploadHint()} />
}

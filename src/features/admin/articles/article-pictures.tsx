// Brings a picture into an article: kept by the shop, it stands in the text where the cursor was.
import { useTexts } from '#src/lib/texts.ts'
import { PictureUpload } from '../kit/picture-upload.tsx'

/** At once, as many as an article takes. */
const ROOM = 10

/** `into`: the id of the field. */
export function ArticlePictures({ into }: { into: string }) {
  const { articleDesk: t } = useTexts()
  const insert = (address: string) => {
    const field = document.getElementById(into)
    if (!(field instanceof HTMLTextAreaElement)) return
    const { selectionStart: from, selectionEnd: to } = field
    const words = field.value.slice(from, to).trim() || t.pictureWords()
    field.setRangeText(`\n\n![${words}](${address})\n\n`, from, to, 'end')
    // The form hears of it as of what is typed.
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return <PictureUpload room={ROOM} onPicture={insert} label={t.upload()} hint={t.uploadHint()} />
}

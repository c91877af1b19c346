// One picture of a product over the whole window: fitted at first, larger with a click, then moved by scrolling.
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#src/lib/texts.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './gallery-zoom.module.css'

interface GalleryZoomProps {
  src: string
  name: string
  textLanguage: string
  onClose: () => void
}

export function GalleryZoom({ src, name, textLanguage, onClose }: GalleryZoomProps) {
  const { product: words } = useTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  const [large, setLarge] = useState(false)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={styles.zoom} aria-label={name} onClose={onClose}>
      <div className={styles.scroll}>
        <button
          type="button"
          className={styles.picture}
          data-large={large || undefined}
          aria-label={large ? words.zoomOut() : words.zoomIn()}
          onClick={() => setLarge(!large)}
        >
          <img src={src} alt={name} lang={textLanguage} />
        </button>
      </div>
      <Button
        variant="secondary"
        square
        icon="close"
        className={styles.close ?? ''}
        aria-label={words.closePicture()}
        onClick={() => dialog.current?.close()}
      />
    </dialog>
  )
}

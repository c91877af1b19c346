// Hands the address of a product on: through the device's own sheet, or by copying it.
import { useState } from 'react'
import { announce } from '#src/lib/announce.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from './share-button.module.css'

interface ShareButtonProps {
  title: string
  /** Absolute. */
  url: string
}

export function ShareButton({ title, url }: ShareButtonProps) {
  const { product: words } = useTexts()
  const [said, setSaid] = useState('')

  const tell = (sentence: string) => {
    setSaid(sentence)
    announce(sentence)
  }
  const share = async () => {
    if (typeof navigator.share === 'function') {
      // Closing the sheet is no failure.
      await navigator.share({ title, url }).catch(() => undefined)
      return
    }
    try {
      await navigator.clipboard.writeText(url)
      tell(words.copied())
    } catch {
      tell(words.notCopied())
    }
  }
  return (
    <span className={styles.share}>
      <button type="button" className={styles.button} onClick={() => void share()}>
        <Icon name="share" size={22} />
        {words.share()}
      </button>
      {said && <span className={styles.said}>{said}</span>}
    </span>
  )
}

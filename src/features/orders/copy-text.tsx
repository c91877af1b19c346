// A value that has to be typed elsewhere without a mistake, with a button that copies it.
import { useState } from 'react'
import { announce } from '#src/lib/announce.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from './order-page.module.css'

export function CopyText({ text, label }: { text: string; label: string }) {
  const { page: t } = useTexts().orders
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      announce(t.copied())
    } catch {
      // The text stands beside the button and can be marked by hand.
    }
  }
  return (
    <span className={styles.copy} translate="no">
      <span>{text}</span>
      <button
        type="button"
        className={styles.copyButton}
        aria-label={`${t.copy()}: ${label}`}
        onClick={() => void copy()}
      >
        <Icon name={copied ? 'check' : 'copy'} size={18} />
      </button>
    </span>
  )
}

// The link of a kept quote: to be copied, shared by the phone's own ways, or marked by hand where no script runs.
import { useState } from 'react'
import { announce } from '#src/lib/announce.ts'
import { useTexts } from '#src/lib/texts.ts'
import { useHydrated } from '#src/lib/use-hydrated.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/field.tsx'
import styles from './kept-quote.module.css'

export function ShareQuote({ url, title }: { url: string; title: string }) {
  const { kept: t } = useTexts().quoting
  const isHydrated = useHydrated()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setCopied(true)
      announce(t.copied())
    } catch {
      // The link stands in its field and can be marked by hand.
    }
  }
  // Closing the phone's share menu is no error: nothing is said.
  const share = () => navigator.share({ title, url }).catch(() => undefined)
  const canShare = isHydrated && 'share' in navigator
  return (
    <section className={`pu-card ${styles.box}`} aria-labelledby="share-quote">
      <h2 id="share-quote">{t.share()}</h2>
      <p className={styles.soft}>{t.shareText()}</p>
      <TextField
        label={t.address()}
        value={url}
        readOnly
        translate="no"
        onFocus={(event) => event.currentTarget.select()}
      />
      {isHydrated && (
        <div className={styles.buttons}>
          <Button
            variant="secondary"
            icon={isCopied ? 'check' : 'copy'}
            onClick={() => void copy()}
          >
            {isCopied ? t.copied() : t.copy()}
          </Button>
          {canShare && (
            <Button variant="secondary" icon="share" onClick={() => void share()}>
              {t.send()}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

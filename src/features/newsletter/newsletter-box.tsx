// The newsletter's box at the foot of every page: a plain post; where scripts run it answers in its place.
import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import type { NewsletterAnswer } from './newsletter-answer.ts'
import styles from './newsletter-box.module.css'

interface Said {
  text: string
  good: boolean
}

export function NewsletterBox() {
  const { footer: t } = useTexts()
  const { locale } = useFacts()
  const fetcher = useFetcher<NewsletterAnswer>()
  const form = useRef<HTMLFormElement>(null)
  const [said, setSaid] = useState<Said | null>(null)
  const answer = fetcher.data

  useEffect(() => {
    if (!answer) return
    const tell = async () => {
      const { wordsOf } = await import('./outcome-words.ts')
      setSaid(await wordsOf(answer, locale))
      if (answer.outcome === 'subscribed' || answer.outcome === 'pending') form.current?.reset()
    }
    // Without the words the form still stands there to be sent again.
    tell().catch(() => {})
  }, [answer, locale])

  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={paths.newsletter()}
      className={styles.box}
      noValidate
    >
      <h2 className={styles.title}>
        <label htmlFor="newsletter-email">{t.news()}</label>
      </h2>
      <p className={styles.text} id="newsletter-about">
        {t.newsText()}
      </p>
      <div className={styles.row}>
        <input
          id="newsletter-email"
          name="email"
          type="email"
          autoComplete="email"
          placeholder={t.newsEmail()}
          maxLength={254}
          required
          className={styles.input}
          aria-describedby="newsletter-about newsletter-said"
          aria-invalid={(said && !said.good) || undefined}
        />
        <Button type="submit" busy={fetcher.state !== 'idle'}>
          {t.newsSubmit()}
        </Button>
      </div>
      <p id="newsletter-said" className={styles.said} role="status" data-good={said?.good}>
        {said && <Icon name={said.good ? 'check' : 'alert'} />}
        {said?.text}
      </p>
    </fetcher.Form>
  )
}

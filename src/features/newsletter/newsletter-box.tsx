// The newsletter's box at the foot of every page: a plain post; where scripts run it answers in its place.
import { type FormEvent, useState } from 'react'
import { useHref } from 'react-router'
import { paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from './newsletter-box.module.css'

interface Said {
  text: string
  good: boolean
}

export function NewsletterBox() {
  const { footer: t } = useTexts()
  const { locale } = useFacts()
  const action = useHref(paths.newsletter())
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<Said | null>(null)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setBusy(true)
    try {
      const { join } = await import('./outcome-words.ts')
      const answer = await join(new FormData(form), locale)
      if (answer.good) form.reset()
      setSaid(answer)
    } catch {
      // The code did not arrive: the form still works as one.
      return form.submit()
    }
    setBusy(false)
  }

  return (
    <form
      method="post"
      action={action}
      onSubmit={(event) => void submit(event)}
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
        <Button type="submit" busy={busy}>
          {t.newsSubmit()}
        </Button>
      </div>
      <p id="newsletter-said" className={styles.said} role="status" data-good={said?.good}>
        {said && <Icon name={said.good ? 'check' : 'alert'} />}
        {said?.text}
      </p>
    </form>
  )
}

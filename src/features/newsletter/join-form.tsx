// Subscribes on the newsletter's own page: a plain form, with what was typed before and what is wrong with it.
import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { paths } from '#contract/paths.ts'
import { focusFault } from '#src/lib/focus-fault.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/field.tsx'
import { faultOf, type NewsletterAnswer } from './newsletter-answer.ts'
import styles from './join-form.module.css'

export function JoinForm({ answer }: { answer: NewsletterAnswer | undefined }) {
  const { newsletterPage: t, footer } = useTexts()
  const busy = useNavigation().state === 'submitting'
  const place = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (answer) focusFault(place.current)
  }, [answer])
  const fault = answer && faultOf(answer)
  return (
    <Form method="post" action={paths.newsletter()} ref={place} className={styles.form} noValidate>
      <TextField
        name="email"
        type="email"
        label={footer.newsEmail()}
        autoComplete="email"
        required
        maxLength={254}
        defaultValue={answer?.email}
        error={fault && t[fault]()}
      />
      <Button type="submit" busy={busy}>
        {footer.newsSubmit()}
      </Button>
    </Form>
  )
}

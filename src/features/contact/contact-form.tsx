// The form that writes to the shop: a plain post that answers on the contact page, in place where scripts run.
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useActionData, useHref } from 'react-router'
import { paths } from '#contract/paths.ts'
import { CONTACT_SUBJECTS } from '#domain/vocabulary.ts'
import { useFacts } from '#src/lib/facts.ts'
import { focusFault } from '#src/lib/focus-fault.ts'
import { useTexts } from '#src/lib/texts.ts'
import { showToast } from '#src/lib/toast.ts'
import { Button } from '#src/ui/button.tsx'
import { FaultList } from '#src/ui/fault-list.tsx'
import { SelectField, TextAreaField, TextField } from '#src/ui/field.tsx'
import { CONTACT_FIELDS, type ContactAnswer, type ContactField } from './contact-answer.ts'
import { ContactNotice, outcomeOf } from './contact-notice.tsx'
import styles from './contact.module.css'

/** What the page of a plain post answers; the parts of other pages have actions of their own. */
const answerOf = (data: unknown): ContactAnswer | undefined =>
  typeof data === 'object' && data !== null && 'typed' in data ? (data as ContactAnswer) : undefined

const fieldId = (field: ContactField) => `contact-${field}`

const SENT: ContactAnswer = { sent: true, typed: {}, faults: {} }

export function ContactForm({ stamp, sent }: { stamp: string; sent: boolean }) {
  const { contactPage: t } = useTexts()
  const { locale, user } = useFacts()
  const action = useHref(paths.contact())
  const [told, setTold] = useState<ContactAnswer | undefined>()
  const [busy, setBusy] = useState(false)
  const posted = useActionData<unknown>()
  const answer = told ?? answerOf(posted) ?? (sent ? SENT : undefined)
  const place = useRef<HTMLFormElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const outcome = outcomeOf(answer, t, locale)

  useEffect(() => {
    if (!told) return
    const said = outcomeOf(told, t, locale)
    if (!said) return focusFault(place.current)
    if (told.sent) place.current?.reset()
    showToast({ ...said, closeLabel: t.close() })
    // Stays after the passing message is gone, so it must be in view.
    notice.current?.focus()
  }, [told, t, locale])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    setBusy(true)
    try {
      const { postContact } = await import('./post-contact.ts')
      setTold(await postContact(data))
    } catch {
      // The code did not arrive: the form still works as one, where there is a line at all.
      if (navigator.onLine) return form.submit()
      setTold({ typed: {}, faults: {}, offline: true })
    }
    setBusy(false)
  }

  const errorOf = (field: ContactField) => {
    const fault = answer?.faults[field]
    return fault && (fault === 'too_long' ? t.wrong.long() : t.wrong[field]())
  }
  const valueOf = (field: ContactField) => answer?.typed[field]
  const faults = CONTACT_FIELDS.flatMap((field) => {
    const text = errorOf(field)
    const label = t[field]()
    return text ? [{ target: fieldId(field), label, text }] : []
  })
  return (
    <form
      ref={place}
      method="post"
      action={action}
      onSubmit={(event) => void submit(event)}
      className={`pu-card ${styles.form}`}
      aria-labelledby="contact-form"
      noValidate
    >
      <h2 id="contact-form">{t.formTitle()}</h2>
      {!told && <ContactNotice outcome={outcome} />}
      <FaultList title={t.check()} faults={faults} />
      <TextField
        id={fieldId('fullName')}
        name="fullName"
        label={t.fullName()}
        autoComplete="name"
        required
        maxLength={120}
        defaultValue={valueOf('fullName') ?? user?.fullName ?? ''}
        error={errorOf('fullName')}
      />
      <TextField
        id={fieldId('email')}
        name="email"
        type="email"
        label={t.email()}
        autoComplete="email"
        required
        maxLength={254}
        defaultValue={valueOf('email') ?? user?.email ?? ''}
        error={errorOf('email')}
      />
      <SelectField
        id={fieldId('subject')}
        name="subject"
        label={t.subject()}
        defaultValue={valueOf('subject') ?? CONTACT_SUBJECTS[0]}
        error={errorOf('subject')}
      >
        {CONTACT_SUBJECTS.map((subject) => (
          <option key={subject} value={subject}>
            {t.subjects[subject]()}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        id={fieldId('message')}
        name="message"
        label={t.message()}
        hint={t.messageHint()}
        required
        rows={5}
        maxLength={5000}
        defaultValue={valueOf('message') ?? ''}
        error={errorOf('message')}
      />
      {/* Programs fill in whatever they find; nobody else comes here. */}
      <label className={styles.trap} aria-hidden="true">
        {t.trap()}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
      <input type="hidden" name="stamp" value={stamp} />
      {/* Whoever pressed looks here; a page that was loaded begins at its top. */}
      {told && faults.length === 0 && (
        <div ref={notice} tabIndex={-1}>
          <ContactNotice outcome={outcome} still />
        </div>
      )}
      <Button type="submit" size="l" icon="mail" busy={busy}>
        {t.submit()}
      </Button>
    </form>
  )
}

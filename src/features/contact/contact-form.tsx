// The form that writes to the shop: a plain post that answers on the contact page, in place where scripts run.
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useActionData, useHref } from 'react-router'
import { paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { focusFault } from '#src/lib/focus-fault.ts'
import { noAnswer } from '#src/lib/form/answer.ts'
import { Field } from '#src/lib/form/field.tsx'
import { usePostForm } from '#src/lib/form/use-post-form.ts'
import { useTexts } from '#src/lib/texts.ts'
import { showToast } from '#src/lib/toast.ts'
import { Button } from '#src/ui/button.tsx'
import { FaultList } from '#src/ui/fault-list.tsx'
import { type ContactAnswer, contactFields } from './contact-fields.ts'
import { ContactNotice, outcomeOf } from './contact-notice.tsx'
import styles from './contact.module.css'

const SENT: ContactAnswer = { intent: 'contact', sent: true, typed: {}, faults: {} }

export function ContactForm({ stamp, sent }: { stamp: string; sent: boolean }) {
  const { contactPage: t } = useTexts()
  const { locale, user } = useFacts()
  const action = useHref(paths.contact())
  const [told, setTold] = useState<ContactAnswer | undefined>()
  const [busy, setBusy] = useState(false)
  const posted = useActionData<ContactAnswer>()
  // The parts of other pages have actions of their own.
  const answer =
    told ?? (posted?.intent === 'contact' ? posted : undefined) ?? (sent ? SENT : undefined)
  const place = useRef<HTMLFormElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const outcome = outcomeOf(answer, t, locale)
  const faultOf = (field: 'fullName' | 'email' | 'subject' | 'message') => ({
    [`${field}Fault`]: t.wrong[field],
    [`${field}Faults`]: { too_long: t.wrong.long },
  })
  const form = usePostForm({
    fields: contactFields,
    intent: 'contact',
    answer,
    stored: user,
    words: {
      ...t,
      subjectChoices: t.subjects,
      ...faultOf('fullName'),
      ...faultOf('email'),
      ...faultOf('subject'),
      ...faultOf('message'),
    },
  })

  useEffect(() => {
    if (!told) return
    const said = outcomeOf(told, t, locale)
    if (!said) return focusFault(place.current)
    if (told.sent) place.current?.reset()
    const { next: _, ...passing } = said
    showToast({ ...passing, closeLabel: t.close() })
    // Stays after the toast is gone, so it must be in view.
    notice.current?.focus()
  }, [told, t, locale])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const { currentTarget } = event
    setBusy(true)
    try {
      const { sendContact } = await import('./contact-post.ts')
      const given = await sendContact(data, locale)
      if (!(given instanceof Response)) setTold(given.sent ? SENT : given)
    } catch {
      // The code did not arrive: the form still works as one, where there is a line at all.
      if (navigator.onLine) return currentTarget.submit()
      setTold(noAnswer(data))
    }
    setBusy(false)
  }

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
      <FaultList title={t.check()} faults={form.listed} />
      <input type="hidden" name="intent" value="contact" />
      {Object.keys(contactFields).map((name) => (
        <Field key={name} form={form} name={name} />
      ))}
      {/* Programs fill in whatever they find; nobody else comes here. */}
      <label className={styles.trap} aria-hidden="true">
        {t.trap()}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
      <input type="hidden" name="stamp" value={stamp} />
      {/* Whoever pressed looks here; a page that was loaded begins at its top. */}
      {told && form.listed.length === 0 && (
        <div ref={notice} tabIndex={-1}>
          <ContactNotice outcome={outcome} told />
        </div>
      )}
      <Button type="submit" size="l" icon="mail" busy={busy}>
        {t.submit()}
      </Button>
    </form>
  )
}

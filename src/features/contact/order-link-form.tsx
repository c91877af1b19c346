// The way back to an order for who bought without an account: its link, mailed to the order's own address.
import { useActionData } from 'react-router'
import { email } from '#src/lib/form/person.ts'
import { PostForm } from '#src/lib/form/post-form.tsx'
import { usePostForm } from '#src/lib/form/use-post-form.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Notice } from '#src/ui/notice.tsx'
import type { ContactAnswer } from './contact-fields.ts'
import styles from './contact.module.css'

export const orderLinkFields = { email: email() }

export function OrderLinkForm({ number }: { number: string }) {
  const { contactPage: t } = useTexts()
  const answer = useActionData<ContactAnswer>()
  const form = usePostForm({
    fields: orderLinkFields,
    intent: 'order-link',
    hidden: { number },
    words: { email: t.guestEmail },
    answer,
  })
  return (
    <div className={styles.guest}>
      <h3>{t.guestTitle()}</h3>
      <p className={styles.soft}>{t.guestText()}</p>
      {answer?.mailed && <Notice tone="success">{t.guestSent()}</Notice>}
      <PostForm form={form} submit={t.guestSend()} look={{ quiet: true }} />
    </div>
  )
}

// Asks for the address to write to when a sold-out product is back, and says in its place what came of it.
import { useEffect, useRef } from 'react'
import { useActionData } from 'react-router'
import { useFacts } from '#src/lib/facts.ts'
import { typedIn } from '#src/lib/form/answer.ts'
import { PostForm } from '#src/lib/form/post-form.tsx'
import { usePostForm } from '#src/lib/form/use-post-form.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatWait } from '#src/ui/format-wait.ts'
import { Notice } from '#src/ui/notice.tsx'
import { type RestockAnswer, restockFields } from './restock-fields.ts'
import styles from './restock-form.module.css'

/** Where a browser goes on with the page that answers a plain post. */
const PLACE = 'restock'

export interface RestockFormProps {
  /** False where it came back between the page and the post. */
  awaited: boolean
  /** The page has a button that matters more. */
  quiet: boolean
}

export function RestockForm({ awaited, quiet }: RestockFormProps) {
  const { restock: t } = useTexts()
  const { user, locale } = useFacts()
  const answer = useActionData<RestockAnswer>()
  const told = useRef<HTMLDivElement>(null)
  const done = answer?.outcome === 'asked' || !awaited
  const form = usePostForm({
    fields: restockFields,
    intent: 'restock',
    words: t,
    answer,
    stored: user,
    at: { too_many_alerts: 'email' },
    say: ({ code, retryAfterSeconds = 60 }) =>
      code === 'too_many_alerts'
        ? t.tooMany()
        : t.limited({ wait: formatWait(retryAfterSeconds, locale) }),
    offline: t.failed,
  })
  // The button that had the focus is gone.
  useEffect(() => {
    if (done) told.current?.focus()
  }, [done])
  if (done)
    return (
      <div id={PLACE} ref={told} tabIndex={-1} className={styles.told}>
        <Notice tone="success">
          {answer?.outcome === 'asked'
            ? t.done({ email: typedIn(answer, 'email') ?? '' })
            : t.back()}
        </Notice>
      </div>
    )
  return (
    <section id={PLACE} className={styles.box} aria-labelledby="restock-title">
      <h2 id="restock-title" className={styles.title}>
        {t.title()}
      </h2>
      <p className={styles.text}>{t.text()}</p>
      <PostForm
        form={form}
        submit={t.submit()}
        look={{ big: true, icon: 'mail', quiet }}
        action={`#${PLACE}`}
      />
    </section>
  )
}

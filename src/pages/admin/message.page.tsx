// One message: what was written, what was answered, and the answer that is being written.
import { Alert } from '@mantine/core'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { paths } from '#contract/paths.ts'
import styles from '#src/features/admin/kit/desk.module.css'
import type { MessageAnswer } from '#src/features/admin/inbox/message-action.ts'
import { MessageBadge } from '#src/features/admin/inbox/message-badge.tsx'
import message from '#src/features/admin/inbox/message.module.css'
import { ReplyForm } from '#src/features/admin/inbox/reply-form.tsx'
import { actionCode } from '#src/lib/action-code.ts'
import { pageContext } from '#src/lib/calls.ts'
import { idOfAddress } from '#src/lib/id-of-address.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { throwStatus } from '#src/lib/status-response.ts'
import { useTexts } from '#src/lib/texts.ts'
import { BackLink } from '#src/ui/back-link.tsx'
import { Container } from '#src/ui/container.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { When } from '#src/ui/when.tsx'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { read } = context.get(pageContext)
  const found = await read.contact
    .adminMessage({ id: idOfAddress(params['id']) })
    .catch(throwStatus)
  return { message: found, nonce: crypto.randomUUID() }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { messageAction } = await actionCode(
    request,
    import('#src/features/admin/inbox/message-action.ts'),
  )
  return messageAction(idOfAddress(params['id']), request, context.get(pageContext))
}

export function Component() {
  const { admin, inbox: t } = useTexts()
  const { message: asked, nonce } = useLoaderData<typeof loader>()
  const answer = useActionData<MessageAnswer>()
  const [query] = useSearchParams()
  const done = query.get('done')
  const told = done === 'sent' ? t.sent() : done === 'moved' ? t.moved() : null
  return (
    <Container className={styles.page}>
      <PageHead title={`${asked.fullName} · ${t.title()} · ${admin.title()}`} noindex />
      <div className={styles.head}>
        <div>
          <BackLink to={paths.adminMessages()}>{t.back()}</BackLink>
          <h1 translate="no">{asked.fullName}</h1>
          <p>
            <a href={`mailto:${encodeURIComponent(asked.email)}`} translate="no">
              {asked.email}
            </a>{' '}
            · {t.subjects[asked.subject]()} · <When iso={asked.createdAt} />
          </p>
        </div>
        <MessageBadge {...asked} />
      </div>
      {told && !answer && (
        <Alert color="leaf" role="status" icon={<Icon name="check" />}>
          {told}
        </Alert>
      )}
      {asked.spam && (
        <Alert color="honey" icon={<Icon name="alert" />}>
          {asked.markedBy === null ? t.spamNote() : t.markedNote({ name: asked.markedBy })}
        </Alert>
      )}
      <section className={styles.panel} aria-labelledby="asked">
        <h2 id="asked">{t.text()}</h2>
        <p className={message.text} lang={asked.locale}>
          {asked.message}
        </p>
      </section>
      <section className={styles.part} aria-labelledby="answers">
        <h2 id="answers">{t.answers()}</h2>
        {asked.replies.length === 0 && <p className={styles.soft}>{t.none()}</p>}
        {asked.replies.map((reply) => (
          <article key={reply.id} className={styles.panel}>
            <p className={styles.soft}>
              <span translate="no">{reply.author}</span> · <When iso={reply.at} />
            </p>
            <p className={message.text} lang={asked.locale}>
              {reply.text}
            </p>
          </article>
        ))}
        <ReplyForm key={asked.replies.length} {...{ message: asked, nonce, answer }} />
      </section>
    </Container>
  )
}

// One message: what was written, what was answered, and the answer that is being written.
import { Alert, Stack, Text, Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { MessageBadge } from '#src/features/admin/inbox/message-badge.tsx'
import { ReplyForm } from '#src/features/admin/inbox/reply-form.tsx'
import { Written } from '#src/features/admin/inbox/written.tsx'
import { DeskPage } from '#src/features/admin/kit/desk-page.tsx'
import { idOfAddress } from '#src/lib/id-of-address.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpc } from '#src/lib/trpc-client.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { EmailText } from '#src/ui/email-text.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { When } from '#src/ui/when.tsx'

export function Component() {
  const { inbox: t } = useTexts()
  const id = idOfAddress(useParams()['id'])
  const { data: message } = useSuspenseQuery(trpc.contact.adminMessage.queryOptions({ id }))
  const { email, locale, replies, markedBy } = message
  return (
    <DeskPage
      title={message.fullName}
      back={{ to: paths.adminMessages, words: t.back() }}
      actions={<MessageBadge {...message} />}
    >
      {message.spam && (
        <Alert color="honey" icon={<Icon name="alert" />}>
          {markedBy === null ? t.spamNote() : t.markedNote({ name: markedBy })}
        </Alert>
      )}
      <Written
        text={message.message}
        lang={locale}
        head={
          <>
            <Anchor href={`mailto:${encodeURIComponent(email)}`} translate="no">
              <EmailText email={email} />
            </Anchor>{' '}
            · {t.subjects[message.subject]()} · <When iso={message.createdAt} />
          </>
        }
      />
      <Stack component="section" aria-labelledby="answers">
        <Title order={2} id="answers" size="h3">
          {t.answers()}
        </Title>
        {replies.length === 0 && <Text c="dimmed">{t.none()}</Text>}
        {replies.map((reply) => (
          <Written
            key={reply.id}
            text={reply.text}
            lang={locale}
            head={
              <>
                <span translate="no">{reply.author}</span> · <When iso={reply.at} />
              </>
            }
          />
        ))}
        <ReplyForm key={replies.length} message={message} />
      </Stack>
    </DeskPage>
  )
}

// The answer to a message, sent by mail, and the buttons that move the message.
import { Button } from '@mantine/core'
import { useState } from 'react'
import { answerInput, type MessageView } from '#contract/contact.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { Field } from '#src/lib/form/field.tsx'
import { lines } from '#src/lib/form/kinds.ts'
import { SentForm } from '#src/lib/form/sent-form.tsx'
import { useSentForm } from '#src/lib/form/use-sent-form.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpcClient } from '#src/lib/trpc-client.ts'
import { useAct } from '../kit/use-act.ts'
import { useTell } from '../kit/use-tell.ts'

type Move = 'close' | 'reopen' | 'markSpam'

export function ReplyForm({ message }: { message: MessageView }) {
  const { inbox: t, language } = useTexts()
  const tell = useTell()
  const { id, email, state, spam, locale } = message
  // The same answer again is one answer, whether or not the first was heard of.
  const [nonce] = useState(() => crypto.randomUUID())
  const form = useSentForm({
    fields: { text: lines({ rows: 8, maxLength: 10_000, lang: locale }) },
    schema: answerInput,
    words: t,
    extra: { id, nonce },
    send: (input) => trpcClient.contact.adminAnswer.mutate(input),
    done: () => tell(t.sent()),
  })
  const { act, busy } = useAct({
    send: (to: Move) => trpcClient.contact.adminMove.mutate({ id, to }),
    done: () => tell(t.moved()),
  })
  const move = (to: Move, words: string) => (
    <Button variant="default" loading={busy === to} onClick={() => act(to)}>
      {words}
    </Button>
  )
  return (
    <SentForm
      form={form}
      submit={t.send()}
      beside={
        state === 'closed' || spam ? (
          move('reopen', spam ? t.notSpam() : t.reopen())
        ) : (
          <>
            {move('close', t.close())}
            {move('markSpam', t.markSpam())}
          </>
        )
      }
    >
      <Field
        form={form}
        name="text"
        label={t.reply()}
        hint={t.replyHint({ email, language: language[locale as Locale]() })}
      />
    </SentForm>
  )
}

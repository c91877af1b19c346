// The answer to a message, sent by mail, and the buttons that move the message.
import { Alert, Button, Textarea } from '@mantine/core'
import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { MessageView } from '#contract/contact.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { useUnsaved } from '#src/lib/asked.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from '../kit/desk.module.css'
import { useUnsavedForm } from '../kit/unsaved-form.ts'
import type { MessageAnswer } from './message-action.ts'

interface ReplyFormProps {
  message: MessageView
  /** Makes this form's answer one answer. */
  nonce: string
  answer: MessageAnswer | undefined
}

export function ReplyForm({ message, nonce, answer }: ReplyFormProps) {
  const { inbox: t, language } = useTexts()
  const busy = useNavigation().formData?.get('intent')
  const { email, state, spam } = message
  const form = useRef<HTMLFormElement>(null)
  useUnsavedForm(form, { answer, hasOtherActs: true })
  const unsaved = useUnsaved()(answer?.unsaved, t.failed)
  const languageName = language[message.locale as Locale]()
  return (
    <Form ref={form} method="post" noValidate preventScrollReset className={styles.form}>
      {unsaved && (
        <Alert color="red" role="alert" icon={<Icon name="alert" />}>
          {unsaved}
        </Alert>
      )}
      <input type="hidden" name="nonce" value={answer?.nonce || nonce} />
      <Textarea
        name="text"
        label={t.reply()}
        description={t.replyHint({ email, language: languageName })}
        defaultValue={answer?.text ?? ''}
        error={answer?.fault && (answer.fault === 'short' ? t.tooShort() : t.tooLong())}
        lang={message.locale}
        rows={8}
        maxLength={10_000}
      />
      <div className={styles.row}>
        <Button
          type="submit"
          name="intent"
          value="answer"
          loading={busy === 'answer'}
          leftSection={<Icon name="mail" />}
        >
          {t.send()}
        </Button>
        {state === 'closed' || spam ? (
          <Button type="submit" name="intent" value="reopen" variant="default">
            {spam ? t.notSpam() : t.reopen()}
          </Button>
        ) : (
          <>
            <Button type="submit" name="intent" value="close" variant="default">
              {t.close()}
            </Button>
            <Button type="submit" name="intent" value="markSpam" variant="subtle">
              {t.markSpam()}
            </Button>
          </>
        )}
      </div>
    </Form>
  )
}

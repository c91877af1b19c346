// Why a form of the desk was not done, beside it.
import { Alert } from '@mantine/core'
import { useTexts } from '#src/lib/texts.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from './desk.module.css'
import type { About, SyncAnswer } from './sync-answer.ts'

export function Refused({ answer, about }: { answer: SyncAnswer | undefined; about: About }) {
  const { syncDesk: t, errors } = useTexts()
  if (answer?.about !== about || !answer.code || answer.code === 'hours') return null
  return (
    <Alert
      color="red"
      role="alert"
      icon={<Icon name="alert" />}
      title={t.failed()}
      className={styles.refused}
    >
      {answer.code === 'nothing_picked' ? t.nothingPicked() : errors[answer.code]()}
    </Alert>
  )
}

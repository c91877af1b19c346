// Why a run stopped or rests, in words, with what helps and the way to go on from there.
import { Alert, Button } from '@mantine/core'
import { Form } from 'react-router'
import type { SyncRunView } from '#contract/sync-desk.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from './desk.module.css'
import { Refused } from './refused.tsx'
import type { SyncAnswer } from './sync-answer.ts'
import { useFaultWords } from './use-fault-words.ts'

interface RunFaultProps {
  run: SyncRunView
  answer: SyncAnswer | undefined
}

export function RunFault({ run, answer }: RunFaultProps) {
  const { syncDesk: t } = useTexts()
  const wordsOf = useFaultWords()
  const { fault, state } = run
  const [what, help] = wordsOf(fault)
  return (
    <section className={styles.section} aria-labelledby="happened">
      <h2 id="happened">{t.whatHappened()}</h2>
      <Alert
        color={state === 'failed' ? 'red' : 'honey'}
        role="note"
        icon={<Icon name="alert" />}
        title={what}
      >
        {help && <p>{help}</p>}
        {fault?.detail && (
          <p>
            {t.faultWords()} <q translate="no">{fault.detail}</q>
          </p>
        )}
        {fault && (
          <small>
            {t.faultCode({ code: [fault.code, fault.status].filter(Boolean).join(' · ') })}
          </small>
        )}
      </Alert>
      {state === 'failed' && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="id" value={run.id} />
          <Button type="submit" name="intent" value="redrive" leftSection={<Icon name="refresh" />}>
            {t.redrive()}
          </Button>
        </Form>
      )}
      <Refused answer={answer} about={`run ${run.id}`} />
    </section>
  )
}

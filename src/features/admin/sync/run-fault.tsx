// Why a run stopped or rests, in words, with what helps and the way to go on from there.
import { Alert, Button, Group } from '@mantine/core'
import type { SyncRunView } from '#contract/sync-desk.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpcClient } from '#src/lib/trpc-client.ts'
import { Icon } from '#src/ui/icon.tsx'
import { useAct } from '../kit/use-act.ts'
import { useTell } from '../kit/use-tell.ts'
import styles from './sync.module.css'
import { useFaultWords } from './use-fault-words.ts'

export function RunFault({ run }: { run: SyncRunView }) {
  const { syncDesk: t } = useTexts()
  const wordsOf = useFaultWords()
  const { fault, state } = run
  const [what, help] = wordsOf(fault)
  const tell = useTell()
  const { act, busy } = useAct({
    send: (id: number) => trpcClient.sync.resumeRun.mutate({ id }),
    done: ({ later }) => tell(later ? t.done.redrivenLater() : t.done.redriven()),
  })
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
        <Group>
          <Button
            leftSection={<Icon name="refresh" />}
            loading={busy !== undefined}
            onClick={() => act(run.id)}
          >
            {t.redrive()}
          </Button>
        </Group>
      )}
    </section>
  )
}

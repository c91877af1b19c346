// A doubtful run with its numbers, and the two things one can say about it.
import { Button, Group } from '@mantine/core'
import type { SyncRunView } from '#contract/sync-desk.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpcClient } from '#src/lib/trpc-client.ts'
import { formatNumber } from '#src/ui/format-number.ts'
import { confirm } from '../kit/confirm.ts'
import { useAct } from '../kit/use-act.ts'
import { useTell } from '../kit/use-tell.ts'
import { consequence } from './consequence.ts'
import { Facts } from './facts.tsx'

export function DoubtPanel({ run }: { run: SyncRunView }) {
  const { syncDesk: t } = useTexts()
  const { locale } = useFacts()
  const tell = useTell()
  const doubt = run.doubt ?? 'far_fewer'
  const { act, busy } = useAct({
    send: (accept: boolean) => trpcClient.sync.decideRun.mutate({ id: run.id, accept }),
    done: ({ later }, accept) => {
      const accepted = later ? t.done.acceptedLater() : t.done.accepted()
      tell(accept ? accepted : t.done.rejected())
    },
  })
  // What the doubt was measured by.
  const measured: [string, number | null][] =
    doubt === 'many_gone'
      ? [
          [t.denied(), run.denied],
          [t.inLists(), run.deniedOf],
        ]
      : [
          [t.sawNow(), run.seen],
          [t.sawBefore(), run.before],
        ]
  const numbers = [
    ...measured,
    [t.counts.rejected(), run.rejected] as const,
    [t.counts.held(), run.held] as const,
  ].flatMap(([label, value]) =>
    value === null ? [] : [[label, formatNumber(value, locale)] as const],
  )
  const accept = async () => {
    const text = consequence(t.acceptAsk, doubt)
    if (await confirm({ title: t.acceptRun(), text, yes: t.acceptRun() })) act(true)
  }
  const reject = async () => {
    const text = consequence(t.rejectAsk, doubt)
    if (await confirm({ title: t.rejectRun(), text, yes: t.rejectRun(), danger: true })) act(false)
  }
  return (
    <>
      {run.doubt && <p>{t.doubt[run.doubt]()}</p>}
      <Facts as="numbers" facts={numbers} />
      <Group gap="xs">
        <Button variant="default" loading={busy === true} onClick={() => void accept()}>
          {t.accept()}
        </Button>
        <Button variant="default" loading={busy === false} onClick={() => void reject()}>
          {t.reject()}
        </Button>
      </Group>
    </>
  )
}

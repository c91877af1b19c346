// A doubtful run with its numbers, and the two things one can say about it.
import { Button } from '@mantine/core'
import { Form } from 'react-router'
import type { SyncRunView } from '#contract/sync-desk.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatNumber } from '#src/ui/format-number.ts'
import styles from './desk.module.css'
import questions from './questions.module.css'
import { Refused } from './refused.tsx'
import type { SyncAnswer } from './sync-answer.ts'

interface DoubtPanelProps {
  run: SyncRunView
  answer: SyncAnswer | undefined
}

export function DoubtPanel({ run, answer }: DoubtPanelProps) {
  const { syncDesk: t } = useTexts()
  const { locale } = useFacts()
  const doubt = run.doubt ?? 'far_fewer'
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
  const numbers: [string, number | null][] = [
    ...measured,
    [t.counts.rejected(), run.rejected],
    [t.counts.held(), run.held],
  ]
  // What is decided about prices holds whatever the doubt is called; of prices alone nothing else is decided.
  const asks = (words: typeof t.acceptAsk) =>
    (doubt === 'many_jumps' ? (['held'] as const) : ([doubt, 'held'] as const)).map((about) => (
      <p key={about}>{words[about]()}</p>
    ))
  const choices = [
    {
      accept: '1',
      open: t.accept(),
      ask: asks(t.acceptAsk),
      submit: t.acceptRun(),
      color: undefined,
    },
    {
      accept: '0',
      open: t.reject(),
      ask: asks(t.rejectAsk),
      submit: t.rejectRun(),
      color: 'red',
    },
  ]
  return (
    <div className={questions.doubt}>
      {run.doubt && <p>{t.doubt[run.doubt]()}</p>}
      <dl className={styles.numbers}>
        {numbers.map(
          ([label, value]) =>
            value !== null && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{formatNumber(value, locale)}</dd>
              </div>
            ),
        )}
      </dl>
      <div className={questions.choices}>
        {choices.map(({ accept, open, ask, submit, color }) => (
          <details key={accept} name={`decide-${run.id}`} className={questions.ask}>
            <summary>{open}</summary>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="id" value={run.id} />
              <input type="hidden" name="accept" value={accept} />
              {ask}
              <Button
                type="submit"
                name="intent"
                value="decide-run"
                size="sm"
                {...(color && { color })}
              >
                {submit}
              </Button>
            </Form>
          </details>
        ))}
      </div>
      <Refused answer={answer} about={`run ${run.id}`} />
    </div>
  )
}

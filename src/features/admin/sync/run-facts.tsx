// One run in facts and counts.
import type { ReactNode } from 'react'
import type { SyncRunView } from '#contract/sync-desk.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatNumber } from '#src/ui/format-number.ts'
import { When } from '#src/ui/when.tsx'
import desk from '../kit/desk.module.css'
import { Facts } from './facts.tsx'
import { formatSeconds } from './format-seconds.ts'

const COUNTS = [
  'seen',
  'created',
  'changed',
  'unchanged',
  'rejected',
  'unmapped',
  'held',
  'hidden',
  'pages',
  'calls',
] as const

export function RunFacts({ run }: { run: SyncRunView }) {
  const { syncDesk: t } = useTexts()
  const { locale } = useFacts()
  const facts: [string, ReactNode][] = [
    [t.startedBy(), t.triggers[run.trigger]()],
    [t.start(), run.startedAt ? <When key="start" iso={run.startedAt} /> : t.none()],
    [t.end(), run.endedAt ? <When key="end" iso={run.endedAt} /> : t.none()],
    [t.duration(), run.seconds === null ? t.none() : formatSeconds(run.seconds)],
    ...(run.restsUntil
      ? ([[t.restsUntil(), <When key="rests" iso={run.restsUntil} />]] as [string, ReactNode][])
      : []),
  ]
  return (
    <div className={desk.panel}>
      <Facts facts={facts} />
      <Facts
        as="numbers"
        facts={COUNTS.map((count) => [t.counts[count](), formatNumber(run[count], locale)])}
      />
    </div>
  )
}

// One provider at the desk: how it stands, what it may still ask today, and what can be done about it.
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { ProviderDesk, SyncRunView } from '#contract/sync-desk.ts'
import { mayHurry } from '#domain/sync-run.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Badge } from '#src/ui/badge.tsx'
import { formatNumber } from '#src/ui/format-number.ts'
import { formatWhen } from '#src/ui/format-when.ts'
import { Icon } from '#src/ui/icon.tsx'
import { When } from '#src/ui/when.tsx'
import { productCount } from '#src/features/sync/product-count.ts'
import { SyncBadge } from '#src/features/sync/sync-badge.tsx'
import { syncedLabel } from '#src/features/sync/synced-label.ts'
import styles from './desk.module.css'
import providerStyles from './provider.module.css'
import { PolicyForm } from './policy-form.tsx'
import { Refused } from './refused.tsx'
import type { SyncAnswer } from './sync-answer.ts'
import { whenNot } from './when-not.ts'

interface ProviderPanelProps {
  desk: ProviderDesk
  nowMs: number
  /** What waits, runs or rests, of all providers. */
  open: readonly Pick<SyncRunView, 'provider' | 'hold'>[]
  answer: SyncAnswer | undefined
}

export function ProviderPanel({ desk, nowMs, open, answer }: ProviderPanelProps) {
  const { syncDesk: t, syncing: say } = useTexts()
  const { locale } = useFacts()
  const { provider } = desk
  const name = say.provider[provider]()
  const isAsked = open.some(
    ({ provider: whose, hold }) => hold === null || (whose === provider && !mayHurry(hold)),
  )
  const number = (value: number) => formatNumber(value, locale)
  const facts: [string, ReactNode][] = [
    [
      t.lastSync(),
      <span
        key="last"
        title={desk.lastSync ? formatWhen(desk.lastSync, locale) : undefined}
        // As in `When`: browsers and servers may abbreviate months differently.
        suppressHydrationWarning
      >
        {syncedLabel(say, desk.lastSync, nowMs)}
      </span>,
    ],
    [t.inLists(), productCount(say, desk.productCount, locale)],
    [
      t.successRate(),
      desk.successRate === null ? t.none() : t.percent({ percent: desk.successRate }),
    ],
    [
      t.nextRun(),
      desk.nextRunAt && !desk.paused ? <When key="next" iso={desk.nextRunAt} /> : t.notPlanned(),
    ],
    [
      t.quota(),
      <span key="quota" className={providerStyles.quota}>
        {t.quotaUsed({ used: number(desk.callsToday), limit: number(desk.callsPerDay) })}
        <meter
          min={0}
          max={desk.callsPerDay}
          high={desk.callsPerDay * 0.8}
          value={desk.callsToday}
          aria-label={t.quota()}
        />
      </span>,
    ],
    ...(desk.failuresInARow > 0
      ? ([[t.failures(), number(desk.failuresInARow)]] as [string, ReactNode][])
      : []),
    ...(desk.restsUntil
      ? ([[t.restsUntil(), <When key="rests" iso={desk.restsUntil} />]] as [string, ReactNode][])
      : []),
  ]
  return (
    <li className={`pu-card ${styles.panel}`}>
      <div className={providerStyles.panelHead}>
        <h3 translate="no">{name}</h3>
        <span className={styles.badges}>
          {desk.sandbox && (
            <Badge tone="honey">
              <abbr title={say.sandboxHelp()} translate="no">
                {say.sandbox()}
              </abbr>
            </Badge>
          )}
          {desk.paused && <Badge>{say.paused()}</Badge>}
          {desk.configured ? (
            <SyncBadge status={desk.status} />
          ) : (
            <Badge>{say.unconfigured()}</Badge>
          )}
        </span>
      </div>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Form method="post" preventScrollReset className={styles.acts}>
        <input type="hidden" name="provider" value={provider} />
        <input type="hidden" name="paused" value={desk.paused ? '0' : '1'} />
        <Button
          type="submit"
          name="intent"
          value="trigger"
          variant="default"
          size="sm"
          leftSection={<Icon name="refresh" />}
          {...whenNot(isAsked || desk.paused || !desk.configured)}
          aria-label={t.syncNamed({ provider: name })}
        >
          {t.syncOne()}
        </Button>
        <Button
          type="submit"
          name="intent"
          value="pause"
          variant="default"
          size="sm"
          aria-label={
            desk.paused ? t.resumeNamed({ provider: name }) : t.pauseNamed({ provider: name })
          }
        >
          {desk.paused ? t.resume() : t.pause()}
        </Button>
      </Form>
      <Refused answer={answer} about={provider} />
      <PolicyForm desk={desk} name={name} answer={answer} />
    </li>
  )
}

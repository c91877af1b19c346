// One provider at the desk: how it stands, what it may still ask today, and what can be done about it.
import { Badge, Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ProviderDesk, SyncRunView } from '#contract/sync-desk.ts'
import { mayHurry } from '#domain/sync-run.ts'
import { productCount } from '#src/features/sync/product-count.ts'
import { SyncBadge } from '#src/features/sync/sync-badge.tsx'
import { syncedLabel } from '#src/features/sync/synced-label.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpcClient } from '#src/lib/trpc-client.ts'
import { formatNumber } from '#src/ui/format-number.ts'
import { formatWhen } from '#src/ui/format-when.ts'
import { Icon } from '#src/ui/icon.tsx'
import { When } from '#src/ui/when.tsx'
import desk from '../kit/desk.module.css'
import { useAct } from '../kit/use-act.ts'
import { useTell } from '../kit/use-tell.ts'
import { Facts } from './facts.tsx'
import { Policy } from './policy.tsx'
import styles from './sync.module.css'
import { useTrigger } from './use-trigger.ts'
import { whenNot } from './when-not.ts'

function useFactsOf(stands: ProviderDesk, nowMs: number): [string, ReactNode][] {
  const { syncDesk: t, syncStatus: say } = useTexts()
  const { locale } = useFacts()
  const number = (value: number) => formatNumber(value, locale)
  const { lastSync, nextRunAt, restsUntil, failuresInARow, callsToday, callsPerDay } = stands
  const quota = (
    <span className={styles.quota}>
      {t.quotaUsed({ used: number(callsToday), limit: number(callsPerDay) })}
      <meter
        min={0}
        max={callsPerDay}
        high={callsPerDay * 0.8}
        value={callsToday}
        aria-label={t.quota()}
      />
    </span>
  )
  return [
    [
      t.lastSync(),
      <span key="last" title={lastSync ? formatWhen(lastSync, locale) : undefined}>
        {syncedLabel(say, lastSync, nowMs)}
      </span>,
    ],
    [t.inLists(), productCount(say, stands.productCount, locale)],
    [
      t.successRate(),
      stands.successRate === null ? t.none() : t.percent({ percent: stands.successRate }),
    ],
    [
      t.nextRun(),
      nextRunAt && !stands.paused ? <When key="next" iso={nextRunAt} /> : t.notPlanned(),
    ],
    [t.quota(), quota],
    ...(failuresInARow > 0 ? [[t.failures(), number(failuresInARow)] as [string, string]] : []),
    ...(restsUntil
      ? [[t.restsUntil(), <When key="rests" iso={restsUntil} />] as [string, ReactNode]]
      : []),
  ]
}

function Badges({ stands }: { stands: ProviderDesk }) {
  const { syncStatus: say } = useTexts()
  return (
    <Group gap="xs">
      {stands.sandbox && (
        <Badge color="honey">
          <abbr title={say.sandboxHelp()} translate="no">
            {say.sandbox()}
          </abbr>
        </Badge>
      )}
      {stands.paused && <Badge variant="default">{say.paused()}</Badge>}
      {stands.configured ? (
        <SyncBadge status={stands.status} />
      ) : (
        <Badge variant="default">{say.unconfigured()}</Badge>
      )}
    </Group>
  )
}

interface ProviderPanelProps {
  stands: ProviderDesk
  nowMs: number
  /** What waits, runs or rests, of all providers. */
  open: readonly Pick<SyncRunView, 'provider' | 'hold'>[]
}

export function ProviderPanel({ stands, nowMs, open }: ProviderPanelProps) {
  const { syncDesk: t, syncStatus: say } = useTexts()
  const tell = useTell()
  const { provider, paused } = stands
  const name = say.provider[provider]()
  const isAsked = open.some(
    ({ provider: whose, hold }) => hold === null || (whose === provider && !mayHurry(hold)),
  )
  const trigger = useTrigger()
  const pause = useAct({
    send: (input: { paused: boolean }) =>
      trpcClient.sync.pauseProvider.mutate({ provider, ...input }),
    done: (_good, input) => tell(input.paused ? t.done.paused() : t.done.resumed()),
  })
  return (
    <li className={`${desk.panel} ${styles.item}`}>
      <Group justify="space-between">
        <h3 translate="no">{name}</h3>
        <Badges stands={stands} />
      </Group>
      <Facts facts={useFactsOf(stands, nowMs)} />
      <Group gap="xs">
        <Button
          variant="default"
          size="sm"
          leftSection={<Icon name="refresh" />}
          aria-label={t.syncNamed({ provider: name })}
          loading={trigger.busy !== undefined}
          onClick={() => trigger.act({ provider })}
          {...whenNot(isAsked || paused || !stands.configured)}
        >
          {t.syncOne()}
        </Button>
        <Button
          variant="default"
          size="sm"
          aria-label={paused ? t.resumeNamed({ provider: name }) : t.pauseNamed({ provider: name })}
          loading={pause.busy !== undefined}
          onClick={() => pause.act({ paused: !paused })}
        >
          {paused ? t.resume() : t.pause()}
        </Button>
      </Group>
      <Policy desk={stands} name={name} />
    </li>
  )
}

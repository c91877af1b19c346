// Rates set by hand: which hold, who set them and why.
import { Button, Text } from '@mantine/core'
import type { AdminRates } from '#contract/currency-desk.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpcClient } from '#src/lib/trpc-client.ts'
import { formatParity, formatStamp } from '#src/ui/format-rate.ts'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import { useAct } from '../kit/use-act.ts'
import { useTell } from '../kit/use-tell.ts'
import { RateNote, RateNotes } from './rate-notes.tsx'

export function ManualRates({ overrides }: Pick<AdminRates, 'overrides'>) {
  const { currencyDesk: t, money } = useTexts()
  const locale = useUiLocale()
  const tell = useTell()
  const { act, busy } = useAct({
    send: (id: number) => trpcClient.currency.adminEndOverride.mutate({ id }),
    done: () => tell(t.done.ended()),
  })
  return (
    <RateNotes
      id="manual"
      title={t.manual()}
      lead={overrides.length === 0 ? t.manualNone() : undefined}
    >
      {overrides.map((each) => {
        const rate = formatParity(each, locale)
        return (
          <RateNote
            key={each.id}
            name={money.name[each.currency]()}
            rate={rate}
            acts={
              <Button
                variant="default"
                loading={busy === each.id}
                aria-label={t.endThis({ rate })}
                onClick={() => act(each.id)}
              >
                {t.end()}
              </Button>
            }
          >
            <Text>{each.note}</Text>
            <Text size="sm" c="dimmed">
              {t.holdsUntil({ day: formatStamp(each.until, locale) })} ·{' '}
              {t.setBy({ name: each.by ?? t.gone(), day: formatStamp(each.valueDate, locale) })}
            </Text>
          </RateNote>
        )
      })}
    </RateNotes>
  )
}

// Readings nobody sees until a person has decided: each beside the good one it differs from.
import { Button, Text } from '@mantine/core'
import type { AdminRates } from '#contract/currency-desk.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpc, trpcClient } from '#src/lib/trpc-client.ts'
import { formatParity, formatRate, formatStamp } from '#src/ui/format-rate.ts'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import { showAhead } from '../kit/show-ahead.ts'
import { useAct } from '../kit/use-act.ts'
import { useTell } from '../kit/use-tell.ts'
import { RateNote, RateNotes } from './rate-notes.tsx'
import { useRateWords } from './use-rate-words.ts'

export function WaitingRates({ waiting }: Pick<AdminRates, 'waiting'>) {
  const { currencyDesk: t } = useTexts()
  const locale = useUiLocale()
  const tell = useTell()
  const words = useRateWords()
  const { act, busy } = useAct({
    send: (decision: { id: number; accept: boolean }) =>
      trpcClient.currency.adminDecide.mutate(decision),
    ahead: ({ id }) =>
      showAhead(trpc.currency.adminRates.queryKey(), (desk) => ({
        ...desk,
        waiting: desk.waiting.filter((each) => each.id !== id),
      })),
    done: (_good, { accept }) => tell(accept ? t.done.accepted() : t.done.rejected()),
  })
  const decideOf = (id: number, accept: boolean) => ({
    loading: busy?.id === id && busy.accept === accept,
    onClick: () => act({ id, accept }),
  })
  return (
    <RateNotes
      id="waiting"
      title={t.waiting()}
      lead={waiting.length > 0 ? t.waitingText() : t.calm()}
    >
      {waiting.map((each) => {
        const rate = formatParity(each, locale)
        return (
          <RateNote
            key={each.id}
            name={words.nameOf(each)}
            rate={rate}
            acts={
              <>
                <Button {...decideOf(each.id, true)} aria-label={t.acceptThis({ rate })}>
                  {t.accept()}
                </Button>
                <Button
                  {...decideOf(each.id, false)}
                  variant="default"
                  aria-label={t.rejectThis({ rate })}
                >
                  {t.reject()}
                </Button>
              </>
            }
          >
            {each.last && (
              <Text>
                {t.against({
                  rate: formatRate({ ...each, rate: each.last }, locale),
                  change: words.changeOf(each.rate, each.last),
                })}
              </Text>
            )}
            <Text size="sm" c="dimmed">
              {t.readFrom({
                source: words.sourceOf(each),
                day: formatStamp(each.fetchedAt, locale),
              })}
            </Text>
          </RateNote>
        )
      })}
    </RateNotes>
  )
}

// What a parcel would cost as of a day, line by line, with the version of the card that says so.
import { EmptyState, SimpleGrid, Stack, Text } from '@mantine/core'
import { skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { hasChoice } from '#domain/has-choice.ts'
import { DeskPage } from '#src/features/admin/kit/desk-page.tsx'
import { readSimulation, typedSimulation } from '#src/features/admin/rates/simulation.ts'
import { SimulationForm } from '#src/features/admin/rates/simulation-form.tsx'
import { OptionCard } from '#src/features/shipping/option-card.tsx'
import { textAt } from '#src/lib/form/kind.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpc } from '#src/lib/trpc-client.ts'
import { formatDay } from '#src/ui/format-rate.ts'
import { useUiLocale } from '#src/ui/ui-locale.ts'

export function Component() {
  const { tariffDesk } = useTexts()
  const t = tariffDesk.simulation
  const locale = useUiLocale()
  const [query] = useSearchParams()
  const { data: desk } = useSuspenseQuery(trpc.shipping.desk.queryOptions())
  const typed = typedSimulation(query, desk, locale)
  const read = readSimulation(typed, desk, locale)
  const { data: outcome } = useQuery(
    trpc.shipping.simulate.queryOptions(query.has('at') && read.ok ? read.input : skipToken, {
      throwOnError: true,
    }),
  )
  const options = outcome && 'quote' in outcome ? outcome.quote.options : null
  return (
    <DeskPage
      title={t.heading()}
      lead={t.lead()}
      back={{ to: paths.adminRates(), words: tariffDesk.back() }}
    >
      <SimulationForm key={String(query)} desk={desk} typed={typed} />
      {options ? (
        <section aria-labelledby="result">
          <Stack>
            <h2 id="result">{t.result({ day: formatDay(textAt(typed, 'at'), locale) })}</h2>
            <SimpleGrid cols={{ base: 1, md: 2, xl: 3 }}>
              {options
                .filter(({ refused }) => refused !== 'not_for_goods')
                .map((option) => (
                  <Stack key={option.service} gap="xs">
                    <OptionCard option={option} compared={hasChoice(options)} />
                    {option.refused === null && (
                      <Text size="sm" c="dimmed">
                        {t.version({ version: option.cardVersion })}
                      </Text>
                    )}
                  </Stack>
                ))}
            </SimpleGrid>
          </Stack>
        </section>
      ) : (
        <EmptyState
          title={outcome?.ok === false ? t.tooEarly() : t.blank()}
          description={t.blankText()}
        />
      )}
    </DeskPage>
  )
}

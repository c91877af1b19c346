// The desk of customs rules: those of one country at a time, with source, date, confidence and the days they hold.
import { Stack, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { CUSTOMS_COUNTRIES } from '#domain/customs-rule.ts'
import { RulesList } from '#src/features/admin/customs/rules-list.tsx'
import { DeskPage } from '#src/features/admin/kit/desk-page.tsx'
import { FilterBar } from '#src/features/admin/kit/filter-bar.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { trpc } from '#src/lib/trpc-client.ts'
import { DeskLink } from '#src/ui/desk-link.tsx'

export function Component() {
  const { customsDesk: t, customs } = useTexts()
  const asked = useSearchParams()[0].get('country')
  const country = CUSTOMS_COUNTRIES.find((known) => known === asked) ?? CUSTOMS_COUNTRIES[0]
  const { data: desk } = useSuspenseQuery(trpc.customs.adminRules.queryOptions({ country }))
  return (
    <DeskPage
      title={t.heading()}
      lead={t.lead()}
      actions={
        <DeskLink to={paths.adminNewCustomsRule(country)} variant="filled">
          {t.add()}
        </DeskLink>
      }
    >
      <FilterBar
        fields={[
          {
            kind: 'choice',
            name: 'country',
            label: customs.fields.country(),
            choices: CUSTOMS_COUNTRIES.map((value) => ({
              value,
              label: customs.countries[value](),
            })),
          },
        ]}
      />
      <section aria-labelledby="rules">
        <Stack>
          <div>
            <h2 id="rules">{customs.countries[country]()}</h2>
            <Text size="sm" c="dimmed">
              {t.shown({ count: desk.rows.length })}
            </Text>
          </div>
          <RulesList rows={desk.rows} />
        </Stack>
      </section>
    </DeskPage>
  )
}

// What is closed in a country now or soon, each with the notice customers read.
import { Alert, List } from '@mantine/core'
import { paths } from '#contract/paths.ts'
import type { TariffDesk } from '#contract/shipping-desk.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import { useRouteWords } from '../kit/use-route-words.ts'

export function CountrySuspensions({ desk, country }: { desk: TariffDesk; country: string }) {
  const { routesDesk: t, tariffDesk } = useTexts()
  const locale = useUiLocale()
  const { routeOf, zoneOf } = useRouteWords(desk.destinations)
  const closed = desk.suspensions.filter((each) => each.country === country)
  if (closed.length === 0) return null
  return (
    <Alert
      color="red"
      icon={<Icon name="alert" />}
      title={t.suspended({ country: zoneOf(country) })}
    >
      <List mb="xs">
        {closed.map((each) => (
          <List.Item key={each.id}>
            <strong>{routeOf(each)}</strong>
            {each.since > desk.at && ` (${tariffDesk.closesOn()})`}: {each.notice[locale]}
          </List.Item>
        ))}
      </List>
      <Anchor to={paths.adminSuspensions()}>{t.toSuspensions()}</Anchor>
    </Alert>
  )
}

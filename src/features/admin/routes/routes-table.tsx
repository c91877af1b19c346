// The destinations of a country: how long each service takes, what a remote place costs, what is closed or about to change.
import { Badge, Group } from '@mantine/core'
import { paths } from '#contract/paths.ts'
import type { TariffDesk } from '#contract/shipping-desk.ts'
import type { FigureName } from '#domain/network-figures.ts'
import { PRICED_SERVICES, type PricedService } from '#domain/shipping-services.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { DeskTable } from '../kit/desk-table.tsx'
import { useRouteWords } from '../kit/use-route-words.ts'
import { useFigureWords } from './use-figure-words.ts'

type Place = TariffDesk['destinations'][number]

function FigureCell({ place, figure, value }: { place: Place; figure: FigureName; value: string }) {
  const { routesDesk: t } = useTexts()
  const { nameOf } = useFigureWords(0)
  return (
    <Group gap="xs">
      <Anchor
        to={paths.adminFigure(place.code, figure)}
        aria-label={t.change({ place: place.name, what: nameOf(figure), value })}
      >
        {value}
      </Anchor>
      {place.coming.includes(figure) && <Badge color="sea">{t.coming()}</Badge>}
    </Group>
  )
}

export function RoutesTable({ desk, places }: { desk: TariffDesk; places: readonly Place[] }) {
  const { routesDesk: t, tariffDesk } = useTexts()
  const { serviceOf } = useRouteWords()
  const { moneyText } = useFigureWords(desk.usualTaxBasisPoints)
  const isClosed = ({ code, country }: Place, service: PricedService) =>
    desk.suspensions.some(
      (each) =>
        each.service === service &&
        each.country === country &&
        (each.destination === null || each.destination === code) &&
        each.since <= desk.at,
    )
  const daysOf = ({ routes }: Place, service: PricedService): string => {
    const route = routes.find((each) => each.service === service)
    return route ? tariffDesk.dayRange({ min: route.minDays, max: route.maxDays }) : t.away()
  }
  return (
    <DeskTable
      caption={t.title()}
      heads={[
        tariffDesk.simulation.destination(),
        ...PRICED_SERVICES.map((service) => serviceOf(service)),
        t.surcharge(),
      ]}
      rows={places.map((place) => ({
        key: place.code,
        cells: [
          place.name,
          ...PRICED_SERVICES.map((service) => (
            <Group key={service} gap="xs">
              <FigureCell place={place} figure={service} value={daysOf(place, service)} />
              {isClosed(place, service) && <Badge color="red">{t.closed()}</Badge>}
            </Group>
          )),
          <Group key="remote" gap="xs">
            <FigureCell place={place} figure="remote" value={moneyText(place.remoteCents)} />
            {place.remoteCents > 0 && !place.remoteConfirmed && (
              <Badge color="honey">{t.example()}</Badge>
            )}
          </Group>,
        ],
      }))}
    />
  )
}

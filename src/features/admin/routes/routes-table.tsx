// The destinations of a country: how long each service takes, what a remote place costs, what is closed or about to change.
import { Badge, Group } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { paths } from '#contract/paths.ts'
import type { TariffDesk } from '#contract/shipping-desk.ts'
import type { FigureName } from '#domain/network-figures.ts'
import { PRICED_SERVICES, type PricedService } from '#domain/shipping-services.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { DataTable } from '../kit/data-table.tsx'
import type { Column } from '../kit/table-columns.ts'
import { useRouteWords } from '../kit/use-route-words.ts'
import { useFigureWords } from './use-figure-words.ts'

type Place = TariffDesk['destinations'][number]

function FigureCell({ place, figure, value }: { place: Place; figure: FigureName; value: string }) {
  const { routesDesk: t } = useTexts()
  const { nameOf } = useFigureWords(0)
  return (
    <>
      <Anchor
        to={paths.adminFigure(place.code, figure)}
        aria-label={t.change({ place: place.name, what: nameOf(figure), value })}
      >
        {value}
      </Anchor>
      {place.coming.includes(figure) && <Badge color="sea">{t.coming()}</Badge>}
    </>
  )
}

function useRouteColumns(desk: TariffDesk | undefined): Column<Place>[] {
  const { routesDesk: t, tariffDesk } = useTexts()
  const { serviceOf } = useRouteWords()
  const { moneyText } = useFigureWords(0)
  const isClosed = ({ code, country }: Place, service: PricedService) =>
    desk?.suspensions.some(
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
  return [
    {
      key: 'place',
      label: tariffDesk.simulation.destination(),
      by: ({ name }) => name,
      render: ({ name }) => name,
    },
    ...PRICED_SERVICES.map((service): Column<Place> => ({
      key: service,
      label: serviceOf(service),
      phone: 'folded',
      by: ({ routes }) => routes.find((each) => each.service === service)?.minDays ?? Infinity,
      render: (place) => (
        <Group gap="xs">
          <FigureCell place={place} figure={service} value={daysOf(place, service)} />
          {isClosed(place, service) && <Badge color="red">{t.closed()}</Badge>}
        </Group>
      ),
    })),
    {
      key: 'remote',
      label: t.surcharge(),
      phone: 'beside',
      by: ({ remoteCents }) => remoteCents,
      render: (place) => (
        <FigureCell place={place} figure="remote" value={moneyText(place.remoteCents)} />
      ),
    },
    {
      key: 'standing',
      label: tariffDesk.standing(),
      phone: 'folded',
      render: ({ remoteCents, remoteConfirmed }) =>
        remoteCents > 0 && !remoteConfirmed && <Badge color="honey">{t.example()}</Badge>,
    },
  ]
}

interface RoutesTableProps {
  desk: UseQueryResult<TariffDesk, unknown>
  country: string
}

export function RoutesTable({ desk, country }: RoutesTableProps) {
  const { routesDesk: t } = useTexts()
  const columns = useRouteColumns(desk.data)
  return (
    <DataTable
      caption={t.title()}
      columns={columns}
      keyOf={({ code }) => code}
      rows={desk.data?.destinations.filter((place) => place.country === country)}
      state={desk}
      empty={{ title: t.count({ count: 0 }) }}
      csv={null}
    />
  )
}

// The cards that hold now: what they ask, where they reach, and what is only an example or closed.
import { Badge, Group } from '@mantine/core'
import { paths } from '#contract/paths.ts'
import type { TariffDesk } from '#contract/shipping-desk.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { When } from '#src/ui/when.tsx'
import type { Column } from '../kit/table-columns.ts'
import { type RateRow, zoneInPath } from './rates-view.ts'
import { useCardWords } from './use-card-words.ts'
import { useRouteWords } from '../kit/use-route-words.ts'

interface Places {
  destinations: TariffDesk['destinations']
  /** Moment of the answer, ISO 8601. */
  at: string
}

function Closed({ row, destinations, at }: Places & { row: RateRow }) {
  const { tariffDesk: t } = useTexts()
  const { cityOf } = useRouteWords(destinations)
  return row.suspensions.map(({ id, destination, since }) => (
    <Badge key={id} color="red">
      {since > at
        ? t.closesOn()
        : destination
          ? t.closedIn({ place: cityOf(destination) })
          : t.closedAll()}
    </Badge>
  ))
}

function Standing({ confirmed, extrasConfirmed }: RateRow) {
  const { tariffDesk: t } = useTexts()
  if (!confirmed) return <Badge color="honey">{t.sample()}</Badge>
  return extrasConfirmed ? (
    <Badge color="leaf">{t.agreedMark()}</Badge>
  ) : (
    <Badge color="honey">{t.sampleExtras()}</Badge>
  )
}

export function useRateColumns(places: Places): Column<RateRow>[] {
  const { tariffDesk: t } = useTexts()
  const { serviceOf, zoneOf } = useRouteWords()
  const { money, unitOf } = useCardWords()
  return [
    {
      key: 'service',
      label: t.service(),
      by: ({ service }) => serviceOf(service),
      render: (row) => (
        <Group gap="xs">
          <Anchor to={paths.adminRateCard(zoneInPath(row.zone), row.service)}>
            {serviceOf(row.service)}
          </Anchor>
          <Closed row={row} {...places} />
        </Group>
      ),
    },
    {
      key: 'zone',
      label: t.country(),
      by: ({ zone }) => zoneOf(zone),
      render: ({ zone }) => zoneOf(zone),
    },
    {
      key: 'price',
      label: t.price(),
      phone: 'beside',
      render: ({ price }) =>
        price ? t.perUnit({ price: money(price.cents), unit: unitOf(price.unit) }) : t.bySheet(),
    },
    {
      key: 'reach',
      label: t.reach(),
      phone: 'folded',
      render: ({ cities, days }) =>
        days ? `${t.cities({ count: cities })} · ${t.dayRange(days)}` : t.none(),
    },
    {
      key: 'version',
      label: t.version(),
      phone: 'folded',
      render: ({ version }) => <span translate="no">{version}</span>,
    },
    {
      key: 'since',
      label: t.since(),
      by: ({ validFrom }) => validFrom,
      phone: 'folded',
      render: ({ validFrom }) => <When iso={validFrom} start />,
    },
    {
      key: 'standing',
      label: t.standing(),
      phone: 'folded',
      render: (row) => <Standing {...row} />,
    },
  ]
}

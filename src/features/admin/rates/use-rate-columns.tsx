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

function Standing({ row, destinations, at }: Places & { row: RateRow }) {
  const { tariffDesk: t } = useTexts()
  const { cityOf } = useRouteWords(destinations)
  return (
    <Group gap="xs">
      {row.suspensions.map(({ id, destination, since }) => (
        <Badge miw="max-content" key={id} color="red">
          {since > at
            ? t.closesOn()
            : destination
              ? t.closedIn({ place: cityOf(destination) })
              : t.closedAll()}
        </Badge>
      ))}
      {!row.confirmed && (
        <Badge miw="max-content" color="honey">
          {t.sample()}
        </Badge>
      )}
      {row.confirmed && !row.extrasConfirmed && (
        <Badge miw="max-content" color="honey">
          {t.sampleExtras()}
        </Badge>
      )}
      {row.confirmed && row.extrasConfirmed && (
        <Badge miw="max-content" color="leaf">
          {t.agreedMark()}
        </Badge>
      )}
    </Group>
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
      render: ({ service, zone }) => (
        <Anchor to={paths.adminRateCard(zoneInPath(zone), service)}>{serviceOf(service)}</Anchor>
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
      render: (row) => <Standing row={row} {...places} />,
    },
  ]
}

// The cards that hold now: what they ask, where they reach, and what is only an example or closed.
import { Badge, Group } from '@mantine/core'
import { paths } from '#contract/paths.ts'
import type { TariffDesk } from '#contract/shipping-desk.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { When } from '#src/ui/when.tsx'
import { DeskTable } from '../kit/desk-table.tsx'
import { type RateRow, zoneInPath } from './rates-view.ts'
import { useCardWords } from './use-card-words.ts'
import { useRouteWords } from '../kit/use-route-words.ts'

interface Places {
  destinations: TariffDesk['destinations']
  /** Moment of the answer, ISO 8601. */
  at: string
}

function Standing({ row, destinations, at }: Places & { row: RateRow }) {
  const { pricing: t } = useTexts()
  const { cityOf } = useRouteWords(destinations)
  return (
    <Group gap="xs">
      {row.suspensions.map(({ id, destination, since }) => (
        <Badge key={id} color="red">
          {since > at
            ? t.closesOn()
            : destination
              ? t.closedIn({ place: cityOf(destination) })
              : t.closedAll()}
        </Badge>
      ))}
      {!row.confirmed && <Badge color="honey">{t.sample()}</Badge>}
      {row.confirmed && !row.extrasConfirmed && <Badge color="honey">{t.sampleExtras()}</Badge>}
      {row.confirmed && row.extrasConfirmed && <Badge color="leaf">{t.agreedMark()}</Badge>}
    </Group>
  )
}

export function RatesTable({ rows, ...places }: Places & { rows: readonly RateRow[] }) {
  const { pricing: t } = useTexts()
  const { serviceOf, zoneOf } = useRouteWords()
  const { money, unitOf } = useCardWords()
  return (
    <DeskTable
      caption={t.title()}
      heads={[t.service(), t.country(), t.price(), t.reach(), t.version(), t.since(), t.standing()]}
      rows={rows.map((row) => ({
        key: row.version,
        cells: [
          <Anchor key="card" to={paths.adminRateCard(zoneInPath(row.zone), row.service)}>
            {serviceOf(row.service)}
          </Anchor>,
          zoneOf(row.zone),
          row.price
            ? t.perUnit({ price: money(row.price.cents), unit: unitOf(row.price.unit) })
            : t.bySheet(),
          row.days ? `${t.cities({ count: row.cities })} · ${t.dayRange(row.days)}` : t.none(),
          <span key="version" translate="no">
            {row.version}
          </span>,
          <When key="since" iso={row.validFrom} start />,
          <Standing key="standing" row={row} {...places} />,
        ],
      }))}
    />
  )
}

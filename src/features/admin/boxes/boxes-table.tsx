// The shop's cartons: inside, outside, what they weigh and carry, what they cost; a name leads into its form.
import { Badge, Group } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { DeskBox } from '#contract/packing.ts'
import { paths } from '#contract/paths.ts'
import type { Box, Measure } from '#domain/units.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpc } from '#src/lib/trpc-client.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { formatMeasure, formatMoney } from '#src/ui/format-number.ts'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import { DataTable } from '../kit/data-table.tsx'
import type { Column } from '../kit/table-columns.ts'

function useBoxColumns(): Column<DeskBox>[] {
  const { boxDesk: t } = useTexts()
  const locale = useUiLocale()
  const size = ({ length, width, height }: Box) =>
    [length, width, height]
      .map(({ thousandths, unit }, side) =>
        formatMeasure(thousandths, side < 2 ? '' : unit, locale),
      )
      .map((side) => side.trim())
      .join(' × ')
  const weight = ({ thousandths, unit }: Measure) => formatMeasure(thousandths, unit, locale)
  return [
    {
      key: 'name',
      label: t.name(),
      by: ({ name }) => name,
      render: ({ id, name }) => (
        <Anchor to={paths.adminBoxes(id)} aria-label={t.changeThis({ name })} translate="no">
          {name}
        </Anchor>
      ),
    },
    { key: 'inside', label: t.inside(), render: ({ inner }) => size(inner) },
    { key: 'outside', label: t.outside(), phone: 'folded', render: ({ outer }) => size(outer) },
    { key: 'tare', label: t.tare(), phone: 'folded', render: ({ tare }) => weight(tare) },
    {
      key: 'maxWeight',
      label: t.maxWeight(),
      phone: 'folded',
      render: ({ maxWeight }) => weight(maxWeight),
    },
    {
      key: 'price',
      label: t.price(),
      phone: 'beside',
      by: ({ priceCents }) => priceCents,
      render: ({ priceCents }) => formatMoney(priceCents, locale),
    },
    {
      key: 'state',
      label: t.state(),
      render: ({ active, confirmed }) => (
        <Group gap="xs">
          <Badge color={active ? 'leaf' : 'gray'}>{active ? t.isActive() : t.retired()}</Badge>
          {!confirmed && <Badge color="honey">{t.example()}</Badge>}
        </Group>
      ),
    },
  ]
}

export function BoxesTable({ boxes }: { boxes: UseQueryResult<DeskBox[], unknown> }) {
  const { admin, boxDesk: t } = useTexts()
  const columns = useBoxColumns()
  return (
    <DataTable
      caption={admin.boxes()}
      columns={columns}
      keyOf={({ id }) => id}
      rows={boxes.data}
      state={boxes}
      empty={{ title: t.nothing(), text: t.nothingText() }}
      csv={trpc.packing.adminBoxes}
    />
  )
}

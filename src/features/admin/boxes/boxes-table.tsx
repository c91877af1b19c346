// The shop's cartons: inside, outside, what they weigh and carry, what they cost; a name leads into its form.
import { Badge, Group } from '@mantine/core'
import type { DeskBox } from '#contract/packing.ts'
import { paths } from '#contract/paths.ts'
import type { Box } from '#domain/units.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { formatMeasure, formatMoney } from '#src/ui/format-number.ts'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import { DeskTable } from '../kit/desk-table.tsx'

function State({ active, confirmed }: DeskBox) {
  const { boxDesk: t } = useTexts()
  return (
    <Group gap="xs">
      <Badge color={active ? 'leaf' : 'gray'}>{active ? t.isActive() : t.retired()}</Badge>
      {!confirmed && <Badge color="honey">{t.example()}</Badge>}
    </Group>
  )
}

export function BoxesTable({ boxes }: { boxes: readonly DeskBox[] }) {
  const { boxDesk: t } = useTexts()
  const locale = useUiLocale()
  const size = ({ length, width, height }: Box) =>
    [length, width, height]
      .map(({ thousandths, unit }, side) =>
        formatMeasure(thousandths, side < 2 ? '' : unit, locale),
      )
      .map((side) => side.trim())
      .join(' × ')
  return (
    <DeskTable
      caption={t.title()}
      heads={[t.name(), t.inside(), t.outside(), t.tare(), t.maxWeight(), t.price(), t.state()]}
      rows={boxes.map((box) => ({
        key: box.id,
        cells: [
          <Anchor
            key="name"
            to={paths.adminBoxes(box.id)}
            aria-label={t.changeThis({ name: box.name })}
          >
            <span translate="no">{box.name}</span>
          </Anchor>,
          size(box.inner),
          size(box.outer),
          formatMeasure(box.tare.thousandths, box.tare.unit, locale),
          formatMeasure(box.maxWeight.thousandths, box.maxWeight.unit, locale),
          formatMoney(box.priceCents, locale),
          <State key="state" {...box} />,
        ],
      }))}
    />
  )
}

// The house's cartons: inside, outside, what they weigh and carry, what they cost; a name leads into its form.
import { Badge } from '@mantine/core'
import type { DeskBox } from '#contract/packing.ts'
import { paths } from '#contract/paths.ts'
import type { Box } from '#domain/units.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { formatMeasure, formatMoney } from '#src/ui/format-number.ts'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import { DeskTable } from '../kit/desk-table.tsx'
import styles from '../kit/desk.module.css'

function State({ active, confirmed }: DeskBox) {
  const { boxDesk: t } = useTexts()
  return (
    <span className={styles.badges}>
      <Badge color={active ? 'leaf' : 'gray'}>{active ? t.active() : t.retired()}</Badge>
      {!confirmed && <Badge color="honey">{t.example()}</Badge>}
    </span>
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
      heads={[t.name(), t.inside(), t.outside(), t.tare(), t.most(), t.price(), t.state()]}
      rows={boxes.map((box) => ({
        key: box.id,
        cells: [
          <Anchor
            key="name"
            to={`${paths.adminBoxes({ box: box.id })}#box`}
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

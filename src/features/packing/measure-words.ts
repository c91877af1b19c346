// Measures of boxes and places in the unit the form shows, as texts.
import type { ShipmentView } from '#contract/shipment-view.ts'
import { switchLength, switchWeight, typed } from '#domain/unit-switch.ts'
import type { Box, Length, Measure } from '#domain/units.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { formatMeasure, formatNumber } from '#src/ui/format-number.ts'

export const measureWords = ({ sizeUnit, weightUnit }: ShipmentView, locale: Locale) => {
  const size = (side: Length) =>
    formatMeasure(switchLength(typed(side), sizeUnit).shown.thousandths, sizeUnit, locale)
  const bare = (side: Length) =>
    formatNumber(switchLength(typed(side), sizeUnit).shown.thousandths / 1000, locale, 1)
  return {
    /** Whole millimetres. */
    millimetres: (mm: number) => size({ thousandths: mm * 1000, unit: 'mm' }),
    sides: ({ length, width, height }: Box) =>
      `${bare(length)} × ${bare(width)} × ${bare(height)}\u00a0${sizeUnit}`,
    weight: (weight: Measure) =>
      formatMeasure(switchWeight(typed(weight), weightUnit).shown.thousandths, weightUnit, locale),
    percent: (share: number) => formatNumber(share * 100, locale),
  }
}

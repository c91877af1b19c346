// Why the freight costs what it costs, in one sentence a person can check.
import type { z } from 'zod'
import type { freightReasonSchema } from '#contract/orders.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatMeasure, formatMoney } from '#src/ui/format-number.ts'

export type FreightReason = z.infer<typeof freightReasonSchema>

/** Signs of measure; a piece has none. */
const UNITS: Record<FreightReason['unit'], string> = {
  lb: 'lb',
  kg: 'kg',
  ft3: 'ft³',
  m3: 'm³',
  piece: '',
}

export function FreightReasonText({
  reason,
  exact = false,
}: {
  reason: FreightReason
  exact?: boolean
}) {
  const { locale } = useFacts()
  const { reason: t } = useTexts().orders
  const unit = UNITS[reason.unit]
  const measure = formatMeasure(reason.billedThousandths, unit, locale)
  const pounds = (thousandths: number) => formatMeasure(thousandths, 'lb', locale)
  return (
    <span>
      {t[reason.basis]({ measure, unit, price: formatMoney(reason.centsPerUnit, locale) })}
      {reason.minimumApplied && ` ${t.minimum()}`}
      {exact &&
        ` ${t.exact({
          pounds: pounds(reason.actualPoundsThousandths),
          volumetric: pounds(reason.volumetricPoundsThousandths),
          volume: formatMeasure(reason.cubicFeetThousandths, 'ft³', locale),
        })}`}
    </span>
  )
}

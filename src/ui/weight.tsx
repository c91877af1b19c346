// A weight as it was entered, so that no page rounds or converts on its own.
import { formatMeasure } from './format-number.ts'
import { useUiLocale } from './ui-locale.ts'

interface WeightProps {
  /** Thousandths of the unit, as stored. */
  thousandths: number
  unit: 'lb' | 'kg' | 'oz' | 'g'
  /** Words that mark an estimate, shown after the number. */
  note?: string
}

export function Weight({ thousandths, unit, note }: WeightProps) {
  return (
    <span translate="no" style={{ whiteSpace: 'nowrap' }}>
      {formatMeasure(thousandths, unit, useUiLocale())}
      {note && <small style={{ color: 'var(--pu-ink-faint)' }}>{` ${note}`}</small>}
    </span>
  )
}

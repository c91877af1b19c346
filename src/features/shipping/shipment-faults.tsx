// What has to be put right before there is a price, above the form, each with a way to its field.
import { PIECE_FIELDS, type ShipmentView } from '#contract/shipment-view.ts'
import { useTexts } from '#src/lib/texts.ts'
import { FaultList } from '#src/ui/fault-list.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import { pieceFaultText } from './piece-fault-text.ts'
import { pieceFieldId } from './piece-row.tsx'
import { fieldName, type ShipmentFaults as Faults } from './shipment-rows.ts'

/** Empty until the form is submitted: typing is no fault yet. */
export function ShipmentFaults({ view, faults }: { view: ShipmentView; faults: Faults }) {
  const texts = useTexts()
  const { calculator: t } = texts
  const locale = useUiLocale()
  if (!view.asked) return null
  const labels = {
    length: t.long(),
    width: t.wide(),
    height: t.high(),
    weight: t.weight(),
    value: t.value(),
    quantity: t.quantity(),
  }
  const listed = view.pieces.flatMap((_, row) =>
    PIECE_FIELDS.flatMap((field) => {
      const fault = faults[fieldName(row, field)]
      if (!fault) return []
      const label =
        view.pieces.length > 1 ? `${t.piece({ piece: row + 1 })}, ${labels[field]}` : labels[field]
      const text = pieceFaultText(field, fault, texts, locale)
      return [{ target: pieceFieldId(row, field), label, text }]
    }),
  )
  return <FaultList title={t.faulty()} faults={listed} still />
}

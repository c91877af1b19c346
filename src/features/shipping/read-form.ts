// What stands in the form's fields now, read as the address would be: people type before any script runs.
import { parseShipment } from '#contract/parse-shipment.ts'
import { PIECE_FIELDS, type ShipmentView } from '#contract/shipment-view.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { shownText } from '#src/lib/typed-measure.ts'

export const readForm = (form: HTMLFormElement, locale: Locale): ShipmentView => {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') query.append(name, value)
  return parseShipment(query, locale)
}

/** Whether any field holds something else than the view put there. */
export const wasTyped = (typed: ShipmentView, view: ShipmentView, locale: Locale): boolean =>
  view.pieces.some((piece, row) =>
    PIECE_FIELDS.some((field) => {
      const unit = field === 'weight' ? view.weightUnit : view.sizeUnit
      const put =
        field === 'value' || field === 'quantity'
          ? piece[field]
          : shownText(piece[field], unit, view.numbers, locale)
      return typed.pieces[row]?.[field] !== put
    }),
  )

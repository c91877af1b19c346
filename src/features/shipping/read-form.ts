// What stands in the form's fields now, read as the address would be: people type before any script runs.
import { parseShipment } from '#contract/parse-shipment.ts'
import type { ShipmentView } from '#contract/shipment-view.ts'
import type { Locale } from '#domain/vocabulary.ts'

export const readForm = (form: HTMLFormElement, locale: Locale): ShipmentView => {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') query.append(name, value)
  return parseShipment(query, locale)
}

/** Where a script has drawn the list, no entry is marked as the first one. */
const isChosenAnew = ({ options, value }: HTMLSelectElement): boolean => {
  const first = [...options].find(({ defaultSelected }) => defaultSelected)
  return first !== undefined && first.value !== value
}

/** Whether any field holds something else than the server put there. What searches the shelf is none of the shipment. */
export const wasTyped = (form: HTMLFormElement): boolean =>
  [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement) return isChosenAnew(field)
    if (!(field instanceof HTMLInputElement) || field.name === 'find') return false
    return field.value !== field.defaultValue || field.checked !== field.defaultChecked
  })

// A question in the page's way of writing numbers, whatever language its address was made in.
import { CUSTOMS_NUMBERS, type CustomsView, parseCustomsQuery } from '#contract/customs-view.ts'
import { parseLocaleNumber, writeLocaleNumber } from '#domain/locale-number.ts'
import type { Locale } from '#domain/vocabulary.ts'

/** What cannot be read stays as it was typed. */
export function inLanguage(view: CustomsView, locale: Locale): CustomsView {
  if (view.numbers === locale) return view
  const texts = CUSTOMS_NUMBERS.map((field) => {
    const parsed = parseLocaleNumber(view[field], view.numbers)
    return [field, parsed.ok ? writeLocaleNumber(parsed.thousandths, locale) : view[field]]
  })
  return { ...view, ...(Object.fromEntries(texts) as Pick<CustomsView, 'value'>), numbers: locale }
}

/** What stands in the form's fields now, read as the address would be: people type before any script runs. */
export function readFields(form: HTMLFormElement, locale: Locale): CustomsView {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') query.append(name, value)
  return parseCustomsQuery(query, locale)
}

// Keeps the filter form and the address in step: changes become a view at once, going back changes the fields.
import { useCallback, useEffect, useRef, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import { parseCatalogueQuery, type CatalogueView } from '#contract/catalogue-view.ts'
import { paths } from '#contract/paths.ts'

const addressOf = (view: CatalogueView) => paths.products({ ...view, page: 1 })

/** A form of ours holds no files. */
const textOf = (value: FormDataEntryValue) => (typeof value === 'string' ? value : '')

const asked = (form: HTMLFormElement) => {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) query.append(name, textOf(value))
  return addressOf(parseCatalogueQuery(query))
}

/** Gives the function that applies the form as it stands. */
export function useFilterForm(form: RefObject<HTMLFormElement | null>, view: CatalogueView) {
  const navigate = useNavigate()
  const shown = addressOf(view)
  const applied = useRef(shown)

  const apply = useCallback(() => {
    if (!form.current) return
    const address = asked(form.current)
    // Enter in a field is a change and a submission: one wish, one step in the history.
    if (address === applied.current) return
    applied.current = address
    void navigate(address, { preventScrollReset: true })
  }, [form, navigate])

  useEffect(() => {
    // Native «change»: a text counts when it is finished, a slider when it is let go.
    const changed = ({ target }: Event) => {
      const field = target as HTMLInputElement | HTMLSelectElement
      if (field.form && field.form === form.current) apply()
    }
    document.addEventListener('change', changed)
    // What was chosen before this code arrived counts as well.
    apply()
    return () => document.removeEventListener('change', changed)
  }, [form, apply])

  useEffect(() => {
    if (shown === applied.current || !form.current) return
    applied.current = shown
    form.current.reset()
    const order = form.current.elements.namedItem('sort')
    if (order instanceof HTMLSelectElement) order.value = view.sort
  }, [form, shown, view.sort])

  return apply
}

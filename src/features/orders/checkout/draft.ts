// Brings back what was typed, so that a look at the cart costs no second typing.
import { keepDraft, readDraft } from './kept-draft.ts'
import { ANOTHER_ADDRESS, KEPT_ADDRESS } from './checkout-fields.ts'

/** The key and the numbers of the quote are read again instead. */
const isFresh = (name: string) =>
  ['idempotencyKey', 'cartVersion', 'intent'].includes(name) || /^(?:total|customs)\./.test(name)

export function saveDraft(form: HTMLFormElement, username: string): void {
  const values = [...new FormData(form)].filter(([name]) => !isFresh(name))
  keepDraft(Object.fromEntries(values), username)
}

const isToggle = (control: HTMLInputElement) =>
  control.type === 'checkbox' || control.type === 'radio'

/** What was chosen may be gone meanwhile; then the usual choice stays. */
const isOffered = (form: HTMLFormElement, name: string, value: unknown): boolean =>
  [...form.elements].some(
    (control) =>
      control instanceof HTMLInputElement && control.name === name && control.value === value,
  )

/** Fills only what nobody has touched yet: words typed before this code arrived are newer. */
export function restoreDraft(form: HTMLFormElement, username: string): void {
  const draft = readDraft(username)
  if (Object.keys(draft).length === 0) return
  // Typed before its author signed in: it is not among the kept ones.
  if (draft['shippingAddress.line1']) draft[KEPT_ADDRESS] ??= ANOTHER_ADDRESS
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && isToggle(control)) {
      if (control.type === 'radio' && !isOffered(form, control.name, draft[control.name])) continue
      const wanted =
        control.type === 'checkbox' ? control.name in draft : draft[control.name] === control.value
      if (control.checked === control.defaultChecked) control.checked = wanted
      continue
    }
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    if (!isText && !(control instanceof HTMLSelectElement)) continue
    const value = draft[control.name]
    if (typeof value !== 'string' || control.value !== '') continue
    control.value = value
    // Whoever watches the field (the cities of a state) hears of it.
    if (!isText) control.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

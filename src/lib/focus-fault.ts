// Where the focus goes when a form comes back: a single fault has it at its field, several at the list of them.

/** The mark of that list. */
export const FAULTS = { 'data-faults': '' }

/** `otherwise` gets it when no field is wrong. */
export function focusFault(form: Element | null | undefined, otherwise?: HTMLElement | null): void {
  const wrong = [...(form?.querySelectorAll<HTMLElement>('[aria-invalid=true]') ?? [])]
  const list = form?.querySelector<HTMLElement>('[data-faults]')
  const target = wrong.length === 1 ? wrong[0] : (list ?? wrong[0] ?? otherwise)
  target?.focus()
}

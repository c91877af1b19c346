// Nothing changes in a form that is on its way: what is typed then was not sent, and would be gone with the answer.

const PRESSED = 'button, [type="checkbox"], [type="radio"], [type="file"]'

const isIn = (event: Event, places: string): boolean =>
  event.target instanceof Element && event.target.closest(places) !== null

const refuse = (event: Event): void => {
  event.preventDefault()
  event.stopPropagation()
}
const refusePress = (event: Event): void => {
  if (isIn(event, PRESSED)) refuse(event)
}
/** A list can be opened and changed by both; the way on to the next field stays. */
const refuseList = (event: Event): void => {
  const isTab = event instanceof KeyboardEvent && event.key === 'Tab'
  if (!isTab && isIn(event, 'select')) refuse(event)
}

const REFUSED = [
  ['click', refusePress],
  ['mousedown', refuseList],
  ['keydown', refuseList],
  ['drop', refuse],
] as const

/** Disabled fields would lose the focus and are not sent. Returns what lets go of it. */
export function holdForm(form: HTMLFormElement): () => void {
  const texts = [...form.elements].filter(
    (field): field is HTMLInputElement | HTMLTextAreaElement =>
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
      !field.readOnly,
  )
  for (const text of texts) text.readOnly = true
  for (const [name, listener] of REFUSED) form.addEventListener(name, listener, true)
  return () => {
    for (const text of texts) text.readOnly = false
    for (const [name, listener] of REFUSED) form.removeEventListener(name, listener, true)
  }
}

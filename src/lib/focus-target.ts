// Follows a link inside of a page by moving the focus only: a new address would make the router forget what a form
// was answered.
import type { MouseEvent } from 'react'

/** For the click of a link to `#id`; of a part with several the first field gets the focus. */
export function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(event.currentTarget.hash.slice(1))
  const field = target?.matches('section, [role=group]') ? target.querySelector('input') : target
  if (!field) return
  event.preventDefault()
  field.focus()
}

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

function focusPlace(event: Event): void {
  const { target, currentTarget: text } = event
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]')
  if (!link || !(text instanceof HTMLElement)) return
  event.preventDefault()
  const places = [...text.querySelectorAll<HTMLElement>('[id]')]
  const place = places.find(({ id }) => `#${encodeURI(id)}` === link.hash)
  if (!place) return
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1
  place.focus({ preventScroll: true })
  place.scrollIntoView()
}

/** The `ref` of a text with links to places of its own. */
export function keepInside(text: HTMLElement): () => void {
  text.addEventListener('click', focusPlace)
  return () => text.removeEventListener('click', focusPlace)
}

// When what had the focus leaves the page, the focus goes to what took its place: nobody starts over at the top.
import { useEffect } from 'react'

/** A form that is rendered again has the same field or button again, whatever the field holds by now. */
const isTwinOf = (lost: Element) => (one: Element) =>
  ['name', 'type', 'href'].every((name) => one.getAttribute(name) === lost.getAttribute(name)) &&
  (one instanceof HTMLInputElement ? one.type !== 'radio' : one.textContent === lost.textContent)

function twinOf(lost: Element, target: Node, records: MutationRecord[]): HTMLElement | undefined {
  const drawn = records.filter((record) => record.target === target)
  return drawn
    .flatMap(({ addedNodes }) => [...addedNodes])
    .flatMap((node) =>
      node instanceof Element ? [...node.querySelectorAll<HTMLElement>(lost.tagName)] : [],
    )
    .find(isTwinOf(lost))
}

/** The part it stood in, or the title of the page. */
const placeOf = (target: Node): HTMLElement | null =>
  (target instanceof Element && target.closest<HTMLElement>('#content :is(section, form)')) ||
  document.querySelector<HTMLElement>('#content h1')

export function useKeptFocus(): void {
  useEffect(() => {
    let held: Element | null = null
    let path = ''
    /** In the page's content, for what lies above it and is closed. */
    let before: HTMLElement | null = null
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      held = target
      path = location.pathname
      if (target.closest('#content')) before = target
    }
    const watch = new MutationObserver((records) => {
      if (!held || held.isConnected) return
      const lost = held
      held = null
      // Whoever took it away may have said already where it goes; a new page is an arrival.
      if (document.activeElement !== document.body || path !== location.pathname) return
      if (before?.isConnected) return before.focus({ preventScroll: true })
      const record = records.find(({ removedNodes }) =>
        [...removedNodes].some((node) => node.contains(lost)),
      )
      if (!record) return
      const { target, nextSibling, previousSibling } = record
      // The row that moved up.
      const row = [nextSibling, previousSibling].find((node) => node instanceof HTMLLIElement)
      const twin = row ? undefined : twinOf(lost, target, records)
      if (twin) return twin.focus({ preventScroll: true })
      const place = row ?? placeOf(target)
      place?.setAttribute('tabindex', '-1')
      place?.focus({ preventScroll: true })
    })
    document.addEventListener('focusin', remember)
    watch.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', remember)
      watch.disconnect()
    }
  }, [])
}

// When what had the focus leaves the page, the focus goes to what took its place: nobody starts over at the top.
import { useEffect } from 'react'

/** The row that moved up, the part it stood in, or the title of the page. */
const placeOf = ({ target, nextSibling, previousSibling }: MutationRecord): Element | null => {
  const row = [nextSibling, previousSibling].find((node) => node instanceof HTMLLIElement)
  const part = target instanceof Element && target.closest('#content section')
  return row ?? (part || document.querySelector('#content h1'))
}

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
      const place = record && placeOf(record)
      if (!(place instanceof HTMLElement)) return
      place.setAttribute('tabindex', '-1')
      place.focus({ preventScroll: true })
    })
    document.addEventListener('focusin', remember)
    watch.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', remember)
      watch.disconnect()
    }
  }, [])
}

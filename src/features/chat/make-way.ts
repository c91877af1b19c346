// On a phone the chat's button lies over the page: where it would cover something to press, it steps aside.

const PRESSED = 'main :is(a, button, input, select, textarea, summary, label)'

/**
 * Whether something to press lies under this place. `own` is what lies there on top. Of a card that is one link as a
 * whole only the words count: its corners lead there all the same.
 */
function covers(own: Element, { left, top, right, bottom, width, height }: DOMRect): boolean {
  const spots = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const))
  return spots.some(([x, y]) =>
    document.elementsFromPoint(left + x * width, top + y * height).some((each) => {
      const pressed = own.contains(each) ? null : each.closest(PRESSED)
      const box = pressed?.getBoundingClientRect()
      return box && box.left < right && box.right > left && box.top < bottom && box.bottom > top
    }),
  )
}

/** Marks what holds the button with `data-aside` while it would be in the way; returns what ends that. */
export function makeWay(button: HTMLElement): () => void {
  const own = button.parentElement ?? button
  const narrow = matchMedia('(width < 48em)')
  let asked = 0
  const look = () => {
    asked = 0
    // Who has it open, or is on it with the keyboard, needs it where it is.
    const isUsed = own.contains(document.activeElement)
    own.toggleAttribute(
      'data-aside',
      narrow.matches && !isUsed && covers(own, button.getBoundingClientRect()),
    )
  }
  const ask = () => (asked ||= requestAnimationFrame(look))
  ask()
  addEventListener('scroll', ask, { passive: true })
  addEventListener('resize', ask)
  // Another page, and what arrives or opens later, lies there without a scroll.
  const main = document.querySelector('main')
  const changed = new MutationObserver(ask)
  const grown = new ResizeObserver(ask)
  if (main) {
    changed.observe(main, { childList: true, subtree: true })
    grown.observe(main)
  }
  return () => {
    cancelAnimationFrame(asked)
    changed.disconnect()
    grown.disconnect()
    removeEventListener('scroll', ask)
    removeEventListener('resize', ask)
  }
}

// The moment somebody is known to be there: the first sign of a hand, or a long while without one.

const TOUCHES = ['pointermove', 'touchstart', 'scroll', 'keydown'] as const

/** For `latePart`: fulfilled at the first touch of the page, after `untouchedMs` at the latest. */
export const firstTouch =
  (untouchedMs = 20_000) =>
  (): Promise<void> =>
    new Promise((resolve) => {
      const touches = new AbortController()
      const done = () => {
        touches.abort()
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(done, untouchedMs)
      for (const touch of TOUCHES)
        addEventListener(touch, done, { passive: true, signal: touches.signal })
    })

// A part of a page whose code can wait: the server draws it, its code is fetched when somebody comes near or is there.
import { type ComponentType, lazy, type LazyExoticComponent } from 'react'

export interface LatePart<P> {
  /** Stands inside `Suspense`. Until its code is here the server's HTML stays: links lead and forms post. */
  Part: LazyExoticComponent<ComponentType<P>>
  /** Fetches the code now: for loaders, so that neither server nor page change shows a gap. */
  ready: () => Promise<void>
}

/** When the element of this id is about to be seen; at once where that cannot be known. */
export const near = (id: string) => (): Promise<void> =>
  new Promise((resolve) => {
    const element = document.getElementById(id)
    if (!element || typeof IntersectionObserver !== 'function') return resolve()
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        watch.disconnect()
        resolve()
      },
      { rootMargin: '100px' },
    )
    watch.observe(element)
  })

/** `moment` says when the code is fetched: `near` the element around it, which the page renders itself, or `firstTouch`. */
export function latePart<P>(
  moment: () => Promise<void>,
  load: () => Promise<ComponentType<P>>,
): LatePart<P> {
  type Code = { default: ComponentType<P> }
  let known: Code | null = null
  let hand: (code: Code) => void
  const handed = new Promise<Code>((resolve) => {
    hand = resolve
  })
  const ready = async () => {
    known ??= { default: await load() }
    // The place may be waiting for somebody to come near, and with it the new page its loader made.
    hand(known)
  }
  const Part = lazy(() => {
    const found = known
    // A code that is here is drawn without a pause, which a promise would make.
    if (found)
      return {
        // oxlint-disable-next-line unicorn/no-thenable -- React asks for a promise and takes any answer that comes at once
        then: (done: (module: typeof found) => void) => done(found),
      } as unknown as Promise<typeof found>
    const fetched = moment()
      .then(load)
      .then(
        (code) => ({ default: code }),
        // A code that never comes leaves the server's HTML standing for good.
        () => new Promise<never>(() => {}),
      )
    return Promise.race([handed, fetched])
  })
  return { Part, ready }
}

// A part of a page whose code can wait: the server draws it, its code is fetched when somebody comes near or is there.
import { type ComponentType, createElement, lazy, useState } from 'react'

export interface LatePart<P> {
  /** Stands inside `Suspense`. Until its code is here the server's HTML stays: links lead and forms post. */
  Part: ComponentType<P>
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
export function latePart<P extends object>(
  moment: () => Promise<void>,
  load: () => Promise<ComponentType<P>>,
): LatePart<P> {
  type Code = ComponentType<P>
  let known: Code | null = null
  let hand: (code: Code) => void
  const handed = new Promise<Code>((resolve) => {
    hand = resolve
  })
  const ready = async () => {
    known ??= await load()
    // The place may be waiting for somebody to come near, and with it the new page its loader made.
    hand(known)
  }
  // A code that never comes leaves the server's HTML standing for good.
  const fetched = () =>
    moment()
      .then(load)
      .catch(() => new Promise<never>(() => {}))
  const Late = lazy(async () => {
    const Code = await Promise.race([handed, fetched()])
    return { default: (props: P) => createElement(Code, props) }
  })
  const Part = (props: P) => {
    // Code that is here is rendered at once, without the pause of a promise; where it was waited for, nothing is mounted again.
    const [Code] = useState(() => known)
    return Code ? createElement(Code, props) : createElement(Late, props)
  }
  return { Part, ready }
}

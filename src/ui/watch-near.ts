// Tells when a thing comes near the part of the page that is seen; one observer for all pictures.

/** A little before it is seen, and as soon as a hundredth of it would be. */
const NEAR: IntersectionObserverInit = { rootMargin: '50px', threshold: 0.01 }

type Tell = (isNear: boolean) => void

const listeners = new Map<Element, Tell>()
let observer: IntersectionObserver | null = null

const theObserver = () =>
  (observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting)
  }, NEAR))

/** Tells once how it is now and then whenever it changes, until the answer is called. */
export function watchNear(element: Element, tell: Tell): () => void {
  if (!('IntersectionObserver' in globalThis)) {
    tell(true)
    return () => {}
  }
  listeners.set(element, tell)
  theObserver().observe(element)
  return () => {
    listeners.delete(element)
    observer?.unobserve(element)
  }
}

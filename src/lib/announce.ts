// Says a sentence through the one live region of the page, for people who listen.

export const ANNOUNCER = 'announcer'

/** Polite: waits until the reader is done. The same sentence twice in a row is said twice. */
export function announce(text: string): void {
  const region = document.getElementById(ANNOUNCER)
  if (!region) return
  region.textContent = ''
  // A change is only heard when the region was empty a moment before.
  requestAnimationFrame(() => {
    region.textContent = text
  })
}

// Changes of one browser's cart take turns over all its tabs: the first one makes the cart that the next one must find.

const NAME = 'puente_cart'

/** A tab whose change hangs holds up the others no longer than this, in milliseconds. */
const PATIENCE = 5000

/** Where the browser has no locks, at once. */
export async function inTurn<T>(change: () => Promise<T>): Promise<T> {
  // Not in pages of an insecure address, whatever the types say.
  const { locks } = navigator as Partial<Navigator>
  let begun: Promise<T> | undefined
  const begin = () => (begun ??= change())
  if (!locks) return begin()
  // The signal ends the waiting alone, never what has begun.
  return locks.request(NAME, { signal: AbortSignal.timeout(PATIENCE) }, begin).catch(begin)
}

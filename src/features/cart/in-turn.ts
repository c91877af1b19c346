// Changes of one browser's cart take turns over all its tabs: the first one makes the cart that the next one must find.

const NAME = 'puente_cart'

/** Where the browser has no locks, at once. */
export const inTurn = <T>(change: () => Promise<T>): Promise<T> =>
  // Not in pages of an insecure address, whatever the types say.
  (navigator as Partial<Navigator>).locks?.request(NAME, change) ?? change()

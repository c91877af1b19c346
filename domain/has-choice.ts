// Whether prices stand beside each other: only then is one of them the cheapest or the fastest in a reader's eyes.

/** True with two or more options that have a price; refused options do not count. */
export const hasChoice = (options: readonly { readonly refused: string | null }[]): boolean =>
  options.filter(({ refused }) => refused === null).length > 1

// The colour names a store would print for the looks the sheets use; pictures read the same keys.

const names: Record<string, string> = {
  black: 'Black',
  graphite: 'Graphite',
  white: 'White',
  cream: 'Cream',
  silver: 'Silver',
  steel: 'Stainless Steel',
  navy: 'Navy Blue',
  sky: 'Sky Blue',
  teal: 'Teal',
  mint: 'Mint',
  green: 'Green',
  sage: 'Sage',
  olive: 'Olive',
  terracotta: 'Terracotta',
  red: 'Red',
  coral: 'Coral',
  orange: 'Orange',
  honey: 'Honey Yellow',
  rose: 'Rose Pink',
  rosegold: 'Rose Gold',
  lilac: 'Lilac',
  purple: 'Purple',
  tan: 'Tan',
  brown: 'Brown',
  walnut: 'Walnut',
  denim: 'Mid-Blue Denim',
  indigo: 'Dark Indigo',
  tortoise: 'Tortoise',
  multi: 'Multicolor',
}

export function lookName(look: string): string {
  const name = names[look]
  if (!name) throw new Error(`the look ${look} has no name`)
  return name
}

// eBay's numbers: `v1|110551990001|0` on the wire, `110551990001` with us; a variation keeps its own number.

/** Our number for an eBay item id; null when it is none. */
export const externalIdOf = (itemId: string): string | null => {
  const [, item, variation] = /^v1\|(\d{9,19})\|(\d{1,19})$/u.exec(itemId) ?? []
  if (item === undefined || variation === undefined) return null
  return variation === '0' ? item : `${item}-${variation}`
}

/** The item id of one of our numbers. */
export const itemIdOf = (externalId: string): string => {
  const [item = '', variation = '0'] = externalId.split('-')
  return `v1|${item}|${variation}`
}

// Names of columns and facts, so that those which differ only in spelling are equal.

/** `shipWeight (lbs)`, `Ship_Weight LBS` and `ship weight lbs` are one name. */
export const normalHeader = (header: string): string =>
  header
    .slice(0, 200)
    .replaceAll(/([a-z])([A-Z])/gu, '$1 $2')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

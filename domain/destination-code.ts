// The code of a city parcels go to, made of its country and its name: part of addresses and of stored quotes.

/**
 * `ve-merida` of `ve` and `Mérida`: accents, case and all that is no letter of a to z or digit left out, 40 letters of
 * the name at most. The name part is empty where nothing of it is left.
 */
export const destinationCode = (country: string, name: string): string =>
  `${country}-${name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 40)
    .replace(/-$/, '')}`

// Whether two addresses of a page are priced by the same tariff.

/** Only another destination needs another tariff; every key changes the address. */
export const isSameTariff = (from: URL, to: URL): boolean =>
  from.pathname === to.pathname && from.searchParams.get('to') === to.searchParams.get('to')

// An address with what it asks for; without anything asked, the bare path.

export const withQuery = (path: string, query: URLSearchParams): string =>
  query.size ? `${path}?${query}` : path

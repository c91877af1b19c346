// Which parts of an address ask for another plan; whose boxes are drawn is none of them.

const asked = ({ pathname, searchParams }: URL): string =>
  [pathname, ...[...searchParams].filter(([name]) => name !== 'show').map(String)].join('&')

export const isSamePlan = (from: URL, to: URL): boolean => asked(from) === asked(to)

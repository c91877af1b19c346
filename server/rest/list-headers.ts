// Says beside a bare list how much there is and where the rest is: X-Total-Count and Link (RFC 8288).
import { COUNT_LIMIT } from '#contract/catalogue-view.ts'
import type { RestList } from './rest-row.ts'

/** `path` and `query` are the call's own, the latter as it was sent. */
export function listHeaders(
  { total, page, pageCount: last }: RestList,
  path: string,
  query: string,
): Record<string, string> {
  const asked = new URLSearchParams(query)
  asked.delete('page')
  const address = asked.size > 0 ? `${path}?${asked}&` : `${path}?`
  const link = (rel: string, target: number): string => `<${address}page=${target}>; rel="${rel}"`
  const links = [link('first', 1), link('last', last)]
  if (page > 1) links.push(link('prev', Math.min(page - 1, last)))
  if (page < last) links.push(link('next', page + 1))
  return { 'x-total-count': String(Math.min(total, COUNT_LIMIT)), link: links.join(', ') }
}

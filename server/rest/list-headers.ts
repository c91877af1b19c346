// Says beside a bare list how much there is and where the rest is: X-Total-Count and Link (RFC 8288).
import { COUNT_LIMIT } from '#contract/catalogue-view.ts'
import type { RestList } from './rest-row.ts'

export function listHeaders(
  { total, page, pageCount: last }: RestList,
  url: URL,
): Record<string, string> {
  const link = (rel: string, target: number): string => {
    const address = new URL(url)
    address.searchParams.set('page', String(target))
    return `<${address.pathname}${address.search}>; rel="${rel}"`
  }
  const links = [link('first', 1), link('last', last)]
  if (page > 1) links.push(link('prev', Math.min(page - 1, last)))
  if (page < last) links.push(link('next', page + 1))
  return { 'x-total-count': String(Math.min(total, COUNT_LIMIT)), link: links.join(', ') }
}

// A process that is asked for thousands of different pages, and says how many it answered.
import { openPageCache } from './page-cache.ts'

const PAGES = 1500
const AT_ONCE = 20

const cache = openPageCache()
// Letters that take two bytes each in memory; no two pages are alike.
const render = (at: number) =>
  Promise.resolve({
    status: 200,
    html: Array.from({ length: 4000 }, (_, line) => `€ ${at * line}\n`).join(''),
    badgeAt: [],
    policy: '',
    shareable: true,
    forOffline: true,
  })
let answered = 0
for (let first = 0; first < PAGES; first += AT_ONCE) {
  const asked = Array.from({ length: AT_ONCE }, (_, at) =>
    cache.get(`/?r=${first + at}`, () => render(first + at)),
  )
  answered += (await Promise.all(asked)).length
}
process.stdout.write(String(answered))

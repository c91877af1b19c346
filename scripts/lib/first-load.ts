// Opens a page as an anonymous visitor would, touches nothing for ten seconds, and reports what it cost.
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright'

export interface FirstLoad {
  path: string
  /** Bytes of all scripts over the wire, in kilobytes of brotli. */
  scriptKilobytes: number
  /** Inlined styles of the page, in kilobytes of brotli. */
  styleKilobytes: number
  htmlKilobytes: number
  layoutShift: number
  /** Scripts that arrived before the first paint; there should be none. */
  scriptsBeforePaint: string[]
  hydrated: boolean
}

const UNTOUCHED_MS = 10_000
const kilobytes = (bytes: number): number => Math.round(bytes / 10) / 100

/** Runs in the page before anything else: sums layout shifts that no person caused. */
const watchShifts = () => {
  const seen = { shift: 0 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
        seen.shift += Number(entry.value)
  }).observe({ type: 'layout-shift', buffered: true })
  Object.assign(window, { puenteSeen: seen })
}

export async function measureFirstLoad(
  browser: Browser,
  origin: string,
  path: string,
): Promise<FirstLoad> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.addInitScript(watchShifts)
  const html = await (await page.request.get(origin + path)).text()
  await page.goto(origin + path, { waitUntil: 'load' })
  await page.waitForTimeout(UNTOUCHED_MS)
  const facts = await page.evaluate(() => {
    const scripts = (
      performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    ).filter((entry) => entry.name.endsWith('.js'))
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    const main = document.querySelector('h1')
    return {
      bytes: scripts.reduce((sum, entry) => sum + entry.encodedBodySize, 0),
      early: scripts.filter((entry) => entry.startTime < paint).map((entry) => entry.name),
      shift: Number(Reflect.get(Object(Reflect.get(window, 'puenteSeen')), 'shift')),
      hydrated: main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps')),
    }
  })
  await page.close()
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
    .map((match) => match[1] ?? '')
    .join('')
  return {
    path,
    scriptKilobytes: kilobytes(facts.bytes),
    styleKilobytes: kilobytes(brotliCompressSync(styles).length),
    htmlKilobytes: kilobytes(brotliCompressSync(html).length),
    layoutShift: Math.round(facts.shift * 10_000) / 10_000,
    scriptsBeforePaint: facts.early,
    hydrated: facts.hydrated,
  }
}

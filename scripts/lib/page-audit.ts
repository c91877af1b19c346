// One Lighthouse run over a page as a phone on a slow network meets it.
import lighthouse from 'lighthouse'

export interface PageAudit {
  /** Scores from 0 to 100. */
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  largestPaintSeconds: number
  blockingMs: number
  layoutShift: number
  /** How fast the machine was during the run; below about 1000 the times say more about it than about the page. */
  benchmarkIndex: number
  /** Audits without full marks in the categories that must be perfect. */
  faults: string[]
}

const MUST_BE_PERFECT = ['accessibility', 'best-practices', 'seo']

/** On a busy machine a trace may lose its beginning: such a run measured nothing and is made again. */
const TRIES = 3

async function runLighthouse(address: string, port: number, tries = TRIES) {
  const result = await lighthouse(address, { port, logLevel: 'error', output: 'json' })
  if (!result) throw new Error(`Lighthouse gave no result for ${address}`)
  const { runtimeError } = result.lhr
  if (!runtimeError) return result.lhr
  if (tries > 1) return runLighthouse(address, port, tries - 1)
  throw new Error(`${address}: ${runtimeError.message}`)
}

/** `port` is where a browser listens. */
export async function auditPage(address: string, port: number): Promise<PageAudit> {
  const { audits, categories, environment } = await runLighthouse(address, port)
  const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN
  const faults = MUST_BE_PERFECT.flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestPaintSeconds: value('largest-contentful-paint') / 1000,
    blockingMs: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    benchmarkIndex: environment.benchmarkIndex,
    faults,
  }
}

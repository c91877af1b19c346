// Asks a steady number of requests a second, whatever the answers take, and says what the slower ones took.
import { setTimeout as pause } from 'node:timers/promises'

export interface SteadyLoad {
  /** Milliseconds that 95 of 100 answers took at most. */
  p95: number
  answers: number
  failures: number
}

/** Until `isOver` says so, but never less than `seconds`. */
export async function steadyLoad(
  url: string,
  paths: readonly string[],
  { perSecond, seconds, isOver }: { perSecond: number; seconds: number; isOver: () => boolean },
): Promise<SteadyLoad> {
  const times: number[] = []
  let failures = 0
  const ask = async (path: string) => {
    const started = performance.now()
    try {
      const answer = await fetch(`${url}${path}`)
      await answer.arrayBuffer()
      if (!answer.ok) failures += 1
    } catch {
      failures += 1
    }
    times.push(performance.now() - started)
  }
  const started = performance.now()
  const asked: Promise<void>[] = []
  const elapsed = () => performance.now() - started
  for (let count = 0; elapsed() < seconds * 1000 || !isOver(); count += 1) {
    const wait = (count * 1000) / perSecond - elapsed()
    if (wait > 0) await pause(wait)
    asked.push(ask(paths[count % paths.length] ?? '/'))
  }
  await Promise.all(asked)
  const sorted = times.toSorted((a, b) => a - b)
  return { p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0, answers: sorted.length, failures }
}

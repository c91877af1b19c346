// Runs named steps a few at a time and prints one line for each, with the output of those that fail.
import type { Finished } from './run-command.ts'

export interface Step {
  name: string
  run: () => Promise<Finished>
}

type Print = (text: string) => void

async function timed({ name, run }: Step, print: Print): Promise<boolean> {
  const start = performance.now()
  const { ok, output } = await run().catch((error: unknown) => ({
    ok: false,
    output: String(error),
  }))
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  print(`${ok ? '✓' : '✗'} ${name} ${seconds} s\n`)
  if (!ok) print(`${output.trimEnd()}\n`)
  return ok
}

/** @returns whether every step went well; a failing step never keeps the others from running */
export async function runSteps(steps: Step[], lanes: number, print: Print): Promise<boolean> {
  const waiting = [...steps]
  const results: boolean[] = []
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      results.push(await timed(step, print))
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return results.every(Boolean)
}

// What is not hurried: how long the shop itself needs after a worker was killed, and after its database stopped at once.
import { areRunsOver } from './ask-database.ts'
import { live, type Stage, startWorker, until } from './worker-life.ts'

/** A worker dies at its third call; another one starts at once. Seconds until that one calls. */
export async function recoverAfterKill(stage: Stage): Promise<number> {
  await live(stage, (calls) => calls.length === 3)
  const died = performance.now()
  let calledAt = 0
  const deaf = stage.played.listen(() => (calledAt ||= performance.now()))
  const worker = startWorker(stage)
  try {
    await until(() => areRunsOver(stage.databaseUrl, stage.stores))
    return (calledAt - died) / 1000
  } finally {
    deaf()
    await worker.kill()
  }
}

/** The same worker lives on while the database is stopped at once, so many calls after its start. Seconds to its end. */
export async function surviveRestarts(
  stage: Stage,
  crash: () => Promise<void>,
  afterCalls: readonly number[],
): Promise<{ crashes: number; seconds: number }> {
  let calls = 0
  let crashes = 0
  let crashing = Promise.resolve()
  const deaf = stage.played.listen(() => {
    calls += 1
    if (!afterCalls.includes(calls)) return
    crashes += 1
    crashing = crashing.then(crash)
  })
  const started = performance.now()
  const worker = startWorker(stage)
  try {
    await until(async () => {
      await crashing
      return areRunsOver(stage.databaseUrl, stage.stores).catch(() => false)
    })
    return { crashes, seconds: (performance.now() - started) / 1000 }
  } finally {
    deaf()
    await worker.kill()
  }
}

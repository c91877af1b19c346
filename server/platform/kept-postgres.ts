// Starts our own Postgres again when it ends without being asked, at the same address: the shop lives on meanwhile.
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './embedded-postgres.ts'

export interface KeptPostgres extends Pick<EmbeddedPostgres, 'url' | 'urlOf' | 'port'> {
  /** The process that serves now. */
  pid: () => number
  /** Resolves when it has ended for good: it keeps ending, or does not start again. */
  lost: Promise<void>
  stop: () => Promise<void>
}

export interface KeepOptions {
  /** Told each time after the server has been started again. */
  onRestart?: () => void
}

// A server that ends this often will end again: then a person has to look.
const MOST_RESTARTS = 5
const WITHIN_MS = 60_000
const TRIES = 5
const PAUSE_MS = 500

/** The dying children of a killed server may hold its memory for a while. */
const startAgain = async (
  options: EmbeddedPostgresOptions,
  isStopping: () => boolean,
): Promise<EmbeddedPostgres | null> => {
  for (let attempt = 1; attempt <= TRIES && !isStopping(); attempt += 1) {
    const started = await startEmbeddedPostgres(options).catch(() => null)
    if (started) return started
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * attempt))
  }
  return null
}

/** @throws with Postgres' own last words when it does not come up the first time */
export const keepPostgres = async (
  options: EmbeddedPostgresOptions,
  { onRestart = () => {} }: KeepOptions = {},
): Promise<KeptPostgres> => {
  let running = await startEmbeddedPostgres(options)
  const { url, urlOf, port } = running
  let isStopping = false
  const restarts: number[] = []
  const { promise: lost, resolve: giveUp } = Promise.withResolvers<void>()

  const isTooOften = (): boolean => {
    const now = performance.now()
    restarts.push(now)
    return restarts.filter((at) => now - at < WITHIN_MS).length > MOST_RESTARTS
  }
  const watch = async (): Promise<void> => {
    for (;;) {
      await running.ended
      if (isStopping) return
      const again = isTooOften() ? null : await startAgain({ ...options, port }, () => isStopping)
      if (!again) return isStopping ? undefined : giveUp()
      running = again
      if (!isStopping) onRestart()
    }
  }
  const watching = watch()

  return {
    url,
    urlOf,
    port,
    pid: () => running.pid,
    lost,
    stop: async () => {
      isStopping = true
      await running.stop()
      // One that was just being started is stopped too.
      await Promise.race([watching, lost])
      await running.stop()
    },
  }
}

// One run of a start command: opens things one after another and closes them backwards when it ends.
import type { Config } from '#server/config.ts'
import { openDatabase, placeOf, type Database } from '#server/platform/database.ts'
import { createShutdown, type Shutdown } from '#server/platform/in-shutdown.ts'
import {
  awaitInstanceLock,
  findInstance,
  type Instance,
  type InstanceLock,
} from '#server/platform/instance-lock.ts'
import { createProgress, type Progress, type Terminal } from '#server/platform/progress.ts'

export interface Opening<T> {
  name: string
  work: () => Promise<T>
  close: (opened: T) => Promise<unknown>
  limitSeconds: number
  ending?: (opened: T) => string
}

export interface Session extends Progress {
  shutdown: Shutdown
  open: <T>(opening: Opening<T>) => Promise<T>
  fail: (error: unknown) => void
}

// What a person can mend is an Error with a sentence; anything more special is a fault of the program.
const textOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.constructor === Error ? error.message : (error.stack ?? error.message)
}

/** Catches signals from now on: whatever they find open is closed. */
export const startSession = (out: Terminal = process.stdout): Session => {
  const { step, line } = createProgress(out)
  const tell = (error: unknown) => line(`\nPuente stops: ${textOf(error)}`)
  const shutdown = createShutdown({
    say: line,
    onError: (error) => {
      if (error instanceof Error) line(error.stack ?? error.message)
      tell(error)
    },
  })
  const fail = (error: unknown) => {
    // The end that a signal began makes steps fail; that is no news.
    if (shutdown.signal.aborted) return
    tell(error)
    shutdown.end(1)
  }
  return {
    line,
    shutdown,
    fail,
    step: (name, work, ending) => {
      shutdown.signal.throwIfAborted()
      return step(name, work, ending)
    },
    open: async ({ name, work, close, limitSeconds, ending }) => {
      shutdown.signal.throwIfAborted()
      const opening = step(name, work, ending)
      // Also when the end begins before it is open: then it is awaited and closed.
      shutdown.add(name, limitSeconds, () => opening.then(close, () => {}))
      return opening
    },
  }
}

// Longer than Postgres' own limit, after which it is ended by force.
const DATABASE_LIMIT_SECONDS = 40
/** Beyond the time it gives to requests and jobs. */
export const SERVER_LIMIT_SECONDS = 5

/** The lock of the data folder, released at the end; or who holds it. One that is ending is waited for. */
export const lockFolder = async (
  { shutdown, line }: Session,
  { dataDir, shutdownSeconds }: Config,
): Promise<{ lock: InstanceLock } | { holder: Instance }> => {
  const holder = findInstance(dataDir)
  if (holder?.isStopping) line(`${describeHolder(holder)} Waiting for its end …`)
  const limitSeconds = shutdownSeconds + SERVER_LIMIT_SECONDS + DATABASE_LIMIT_SECONDS
  const { signal } = shutdown
  const attempt = await awaitInstanceLock(dataDir, { limitMs: limitSeconds * 1000, signal })
  if (!attempt.ok) return { holder: attempt.holder }
  const { lock } = attempt
  shutdown.add('lock', 1, async () => lock.release())
  signal.addEventListener('abort', lock.announceEnd)
  return { lock }
}

export const describeHolder = ({ url, pid, isStopping }: Instance): string =>
  isStopping
    ? `Puente is still stopping (process ${pid}).`
    : `Puente is already ${url ? `running at ${url}` : 'starting'} (process ${pid}).`

/** Tells whose the folder is and ends: well where there is a shop already, badly where there will be none. */
export const yieldTo = ({ line, shutdown }: Session, holder: Instance): void => {
  line(describeHolder(holder))
  shutdown.end(holder.isStopping ? 1 : 0)
}

const logOf = ({ dataDir }: Config): string => `${dataDir}/postgres.log`
const restarted = (config: Config): string =>
  `The database had ended and was started again; see ${logOf(config)}`

/** The database, stopped at the end if it is ours; when it cannot be kept running the session ends. */
export const openSessionDatabase = async (session: Session, config: Config): Promise<Database> => {
  const database = await session.open({
    name: 'Database',
    work: () => openDatabase({ ...config, onRestart: () => session.line(restarted(config)) }),
    close: (opened) => opened.stop(),
    limitSeconds: DATABASE_LIMIT_SECONDS,
    ending: ({ embedded, url }) => (embedded ? `Postgres in ${config.dataDir}` : placeOf(url)),
  })
  void database.embedded?.lost.then(() => {
    if (!session.shutdown.signal.aborted)
      session.fail(new Error(`the database keeps ending; see ${logOf(config)}`))
  })
  return database
}

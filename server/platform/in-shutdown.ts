// Ends the process in order: what was opened last is closed first, nothing waits for ever, a second Ctrl-C cuts it short.
import closeWithGrace from 'close-with-grace'

export interface Shutdown {
  /** Registers work for the end; before what it closes is opened, so that no signal falls between. */
  add: (name: string, limitSeconds: number, close: () => Promise<unknown>) => void
  /** Aborts when the end begins: readiness goes off, loops stop. */
  signal: AbortSignal
  /** Closes everything once and exits; the first to call says with which code. */
  end: (code: number) => void
}

interface Options {
  say: (text: string) => void
  /** An error nobody caught: the process closes everything and ends with code 1; at a second one it leaves at once. */
  onError: (error: unknown) => void
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
// npm passes a signal on that the terminal has already sent to everybody: two within this time are one.
const ECHO_MS = 700
const FORCED = 130

/** Catches signals and uncaught errors from now on. */
export function createShutdown({ say, onError }: Options): Shutdown {
  const closers: { name: string; limitSeconds: number; close: () => Promise<unknown> }[] = []
  const controller = new AbortController()
  let endedAt: number | null = null
  let code = 0

  const closeOne = async ({ name, limitSeconds, close }: (typeof closers)[number]) => {
    let timer: NodeJS.Timeout | undefined
    const limit = new Promise<'late'>((resolve) => {
      timer = setTimeout(resolve, limitSeconds * 1000, 'late')
    })
    try {
      const outcome = await Promise.race([close(), limit])
      if (outcome === 'late') say(`${name} did not close within ${limitSeconds} s`)
    } catch (error) {
      code ||= 1
      say(`${name} did not close: ${error instanceof Error ? error.message : String(error)}`)
    } finally {
      clearTimeout(timer)
    }
  }

  const grace = closeWithGrace(
    // Every closer has a limit of its own. A second of these signals may be an echo of the first, which the library
    // takes for a command.
    { delay: false, logger: false, onSecondError: onError, skip: [...SIGNALS] },
    async ({ err }) => {
      if (err) onError(err)
      endedAt ??= performance.now()
      controller.abort()
      for (let next = closers.pop(); next; next = closers.pop()) await closeOne(next)
      if (code > 0) process.exit(code)
    },
  )

  const end = (endCode: number): void => {
    if (endedAt !== null) return
    code = endCode
    endedAt = performance.now()
    grace.close()
  }
  for (const name of SIGNALS)
    process.on(name, () => {
      if (endedAt === null) {
        say('Stopping …')
        return end(0)
      }
      // A closed terminal sends more than one kind of signal; only a person's second Ctrl-C is a command.
      if (performance.now() - endedAt > ECHO_MS && name !== 'SIGHUP') process.exit(FORCED)
    })
  // The reader of our output may leave before us.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

  return {
    add: (name, limitSeconds, close) => void closers.push({ name, limitSeconds, close }),
    signal: controller.signal,
    end,
  }
}

// Ends the process in order: what was opened last is closed first, nothing waits for ever, a second Ctrl-C cuts it short.
export interface ShutdownOptions {
  exit: (code: number) => void
  say?: (text: string) => void
  now?: () => number
}

export interface Shutdown {
  /** Registers work for the end; before what it closes is opened, so that no signal falls between. */
  add: (name: string, limitSeconds: number, close: () => Promise<unknown>) => void
  /** Aborts when the end begins: readiness goes off, loops stop. */
  signal: AbortSignal
  /** Closes everything once and exits; later calls join the first. */
  end: (code: number) => Promise<void>
  /** For SIGINT, SIGTERM and SIGHUP. */
  onSignal: (name: string) => void
  install: () => void
}

// npm passes a signal on that the terminal has already sent to everybody: two within this time are one.
const ECHO_MS = 700

const FORCED = 130

export const createShutdown = ({
  exit,
  say = () => {},
  now = Date.now,
}: ShutdownOptions): Shutdown => {
  const closers: { name: string; limitSeconds: number; close: () => Promise<unknown> }[] = []
  const controller = new AbortController()
  let ending: Promise<void> | null = null
  let firstSignalAt = 0
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

  const end = (endCode: number): Promise<void> => {
    code ||= endCode
    ending ??= (async () => {
      controller.abort()
      for (let next = closers.pop(); next; next = closers.pop()) await closeOne(next)
      exit(code)
    })()
    return ending
  }

  const onSignal = (name: string) => {
    if (ending) {
      // A closed terminal sends more than one kind of signal; only a person's second Ctrl-C is a command.
      if (now() - firstSignalAt > ECHO_MS && name !== 'SIGHUP') exit(FORCED)
      return
    }
    firstSignalAt = now()
    say('Stopping …')
    void end(0)
  }

  return {
    add: (name, limitSeconds, close) => void closers.push({ name, limitSeconds, close }),
    signal: controller.signal,
    end,
    onSignal,
    install: () => {
      for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
        process.on(name, () => onSignal(name))
      // The reader of our output may leave before us.
      for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
    },
  }
}

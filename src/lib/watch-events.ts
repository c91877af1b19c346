// Hears a stream of events while somebody looks at the tab; where none come through, asks at a pace instead.

interface Watch {
  path: string
  event: string
  hear: (data: string) => void
  /** Asks at once and then at its pace; returns how to stop. */
  poll: () => () => void
  /** What was said meanwhile was missed: the stream began again. */
  resumed?: () => void
}

/** So long after events failed they are tried again. */
const RETRY_MS = 60_000

/** Returns how to stop. */
export function watchEvents({ path, event, hear, poll, resumed }: Watch): () => void {
  let hasHeard = false

  const ask = (again: () => void): (() => void) => {
    const stop = poll()
    const retry = setTimeout(again, RETRY_MS)
    return () => {
      stop()
      clearTimeout(retry)
    }
  }
  const listen = (failed: () => void): (() => void) => {
    const source = new EventSource(path)
    source.addEventListener('open', () => {
      if (hasHeard) resumed?.()
      hasHeard = true
    })
    source.addEventListener(event, ({ data }: MessageEvent<string>) => hear(data))
    source.addEventListener('error', () => {
      source.close()
      failed()
    })
    return () => source.close()
  }

  let end = () => {}
  const begin = () => {
    end()
    end = listen(() => {
      end()
      end = ask(begin)
    })
  }
  const look = () => {
    if (document.hidden) end()
    else begin()
  }
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    document.removeEventListener('visibilitychange', look)
    end()
  }
}

// One source for any number of listeners, in bounds for all of them: what is told, or a state whenever it changed.
import type { ServerResponse } from 'node:http'

interface WatchedState {
  /** As one line of JSON. Asked only while somebody listens; whoever comes hears the latest first. */
  read: () => Promise<string>
  /** Pause between two readings. */
  everyMs: number
  onError: (error: unknown) => void
}

interface HubOptions {
  /** The event's name. */
  event: string
  state?: WatchedState
  most: number
  /** For one person, or one network where nobody is known. */
  mostEach: number
}

/** A sign of life when nothing changes, so that nobody in between gives the connection up. */
const HEARTBEAT_MS = 15_000

/** A listener who reads this much slower than we write is let go; its browser asks instead. */
const MOST_WAITING_BYTES = 65_536

export interface EventHub {
  roomFor: (whose: string) => boolean
  /** Writes to a response whose head is sent until either side ends it. */
  join: (response: ServerResponse, whose: string) => void
  /** Says one line of JSON to all who listen now. */
  tell: (data: string) => void
  /** Ends everybody and takes nobody any more. */
  close: () => void
}

export function createEventHub({ event, state, most, mostEach }: HubOptions): EventHub {
  const listeners = new Map<ServerResponse, string>()
  let latest: string | null = null
  let reader: NodeJS.Timeout | undefined
  let heart: NodeJS.Timeout | undefined
  let isReading = false
  let isClosed = false

  const leave = (response: ServerResponse) => {
    if (!listeners.delete(response) || listeners.size > 0) return
    clearInterval(reader)
    clearInterval(heart)
    latest = null
  }
  const write = (response: ServerResponse, text: string) => {
    if (response.writableLength > MOST_WAITING_BYTES) response.destroy()
    else response.write(text)
  }
  const all = (text: string) => {
    for (const response of listeners.keys()) write(response, text)
  }
  const message = (data: string) => `event: ${event}\ndata: ${data}\n\n`

  const look = async ({ read, onError }: WatchedState) => {
    if (isReading) return
    isReading = true
    try {
      const data = await read()
      if (data !== latest && listeners.size > 0) {
        latest = data
        all(message(data))
      }
    } catch (error) {
      onError(error)
    } finally {
      isReading = false
    }
  }

  return {
    roomFor: (whose) =>
      !isClosed &&
      listeners.size < most &&
      [...listeners.values()].filter((each) => each === whose).length < mostEach,
    join: (response, whose) => {
      const isFirst = listeners.size === 0
      listeners.set(response, whose)
      response.once('close', () => leave(response))
      if (latest !== null) write(response, message(latest))
      if (!isFirst) return
      heart = setInterval(all, HEARTBEAT_MS, ':\n\n')
      if (!state) return
      reader = setInterval(() => void look(state), state.everyMs)
      void look(state)
    },
    tell: (data) => all(message(data)),
    close: () => {
      isClosed = true
      for (const response of listeners.keys()) {
        response.end()
        leave(response)
      }
    },
  }
}

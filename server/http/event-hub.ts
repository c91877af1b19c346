// One reading of a state for any number of listeners: each hears it whenever it changed, in bounds for all of them.
import type { ServerResponse } from 'node:http'
import { addressGroup } from '#server/platform/address-group.ts'

interface HubOptions {
  /** The event's name. */
  event: string
  /** The state as one line of JSON. Asked only while somebody listens. */
  read: () => Promise<string>
  /** Pause between two readings. */
  everyMs: number
  /** A sign of life when nothing changes, so that nobody in between gives the connection up. */
  heartbeatMs: number
  most: number
  mostPerAddress: number
  onError: (error: unknown) => void
}

/** A listener who reads this much slower than we write is let go; its browser asks instead. */
const MOST_WAITING_BYTES = 65_536

export interface EventHub {
  /** How many more may listen from this address. */
  roomFor: (address: string) => boolean
  /** Writes to a response whose head is sent until either side ends it. */
  join: (response: ServerResponse, address: string) => void
  /** Ends everybody and takes nobody any more. */
  close: () => void
}

export function createEventHub(options: HubOptions): EventHub {
  const { event, read, everyMs, heartbeatMs, most, mostPerAddress, onError } = options
  const listeners = new Map<ServerResponse, string>()
  let latest: string | null = null
  let reader: NodeJS.Timeout | null = null
  let heart: NodeJS.Timeout | null = null
  let isReading = false
  let isClosed = false

  const leave = (response: ServerResponse) => {
    if (!listeners.delete(response) || listeners.size > 0) return
    if (reader) clearInterval(reader)
    if (heart) clearInterval(heart)
    reader = heart = latest = null
  }
  const write = (response: ServerResponse, text: string) => {
    if (response.writableLength > MOST_WAITING_BYTES) response.destroy()
    else response.write(text)
  }
  const all = (text: string) => {
    for (const response of listeners.keys()) write(response, text)
  }
  const message = (state: string) => `event: ${event}\ndata: ${state}\n\n`

  const look = async () => {
    if (isReading) return
    isReading = true
    try {
      const state = await read()
      if (state !== latest && listeners.size > 0) {
        latest = state
        all(message(state))
      }
    } catch (error) {
      onError(error)
    } finally {
      isReading = false
    }
  }

  return {
    roomFor: (address) => {
      if (isClosed || listeners.size >= most) return false
      const whose = addressGroup(address)
      return [...listeners.values()].filter((each) => each === whose).length < mostPerAddress
    },
    join: (response, address) => {
      listeners.set(response, addressGroup(address))
      response.once('close', () => leave(response))
      if (latest !== null) write(response, message(latest))
      if (reader) return
      reader = setInterval(() => void look(), everyMs)
      heart = setInterval(all, heartbeatMs, ':\n\n')
      void look()
    },
    close: () => {
      isClosed = true
      for (const response of listeners.keys()) {
        response.end()
        leave(response)
      }
    },
  }
}

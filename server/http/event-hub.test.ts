// Tests the event stream: one reader however many clients listen, none without clients, and an end for all.
import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEventHub } from './event-hub.ts'

class Listener extends EventEmitter {
  heard: string[] = []
  writableLength = 0
  write(text: string) {
    this.heard.push(text)
  }
  end() {
    this.emit('close')
  }
  destroy() {
    this.emit('close')
  }
}

let state = '1'
const read = vi.fn<() => Promise<string>>()
const onError = vi.fn<(error: unknown) => void>()
const open = () =>
  createEventHub({
    event: 'sync',
    state: { read, everyMs: 2000, onError },
    most: 3,
    mostEach: 2,
  })
const join = (hub: ReturnType<typeof open>, address = '192.0.2.1') => {
  const listener = new Listener()
  hub.join(listener as unknown as ServerResponse, address)
  return listener
}

beforeEach(() => {
  vi.useFakeTimers()
  state = '1'
  read.mockReset().mockImplementation(async () => state)
  onError.mockReset()
})
afterEach(() => void vi.useRealTimers())

test('all hear a change once, whoever comes later hears the state, and one reading serves them', async () => {
  const hub = open()
  const first = join(hub)
  const second = join(hub)
  await vi.advanceTimersByTimeAsync(4100)
  expect(read).toHaveBeenCalledTimes(3)
  expect(first.heard).toEqual(['event: sync\ndata: 1\n\n'])
  expect(second.heard).toEqual(first.heard)
  state = '2'
  await vi.advanceTimersByTimeAsync(2000)
  expect(first.heard.at(-1)).toBe('event: sync\ndata: 2\n\n')
  expect(join(hub, '192.0.2.9').heard).toEqual(['event: sync\ndata: 2\n\n'])
  hub.close()
})

test('nobody listens: nothing is read', async () => {
  const hub = open()
  const only = join(hub)
  await vi.advanceTimersByTimeAsync(0)
  only.emit('close')
  read.mockClear()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(read).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})

test('there is room for so many, from one address and in all', () => {
  const hub = open()
  join(hub)
  const leaving = join(hub)
  expect([hub.roomFor('192.0.2.1'), hub.roomFor('192.0.2.2')]).toEqual([false, true])
  join(hub, '192.0.2.2')
  expect(hub.roomFor('192.0.2.3')).toBe(false)
  leaving.emit('close')
  expect([hub.roomFor('192.0.2.1'), hub.roomFor('192.0.2.3')]).toEqual([true, true])
  hub.close()
  expect(hub.roomFor('192.0.2.3')).toBe(false)
})

test('silence is broken by a sign of life, a failed reading is told and tried again', async () => {
  read.mockRejectedValueOnce(new Error('no database'))
  const hub = open()
  const listener = join(hub)
  await vi.advanceTimersByTimeAsync(0)
  expect(onError).toHaveBeenCalledTimes(1)
  expect(listener.heard).toEqual([])
  await vi.advanceTimersByTimeAsync(15_000)
  expect(listener.heard).toEqual(['event: sync\ndata: 1\n\n', ':\n\n'])
  hub.close()
})

test('who does not read is let go', async () => {
  const hub = open()
  const slow = join(hub)
  const gone = vi.fn<() => void>()
  slow.once('close', gone)
  slow.writableLength = 100_000
  await vi.advanceTimersByTimeAsync(0)
  expect(gone).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(0)
})

test('without a state nothing is read: all who listen hear what is told, late comers do not', async () => {
  const hub = createEventHub({ event: 'changed', most: 3, mostEach: 2 })
  const first = join(hub)
  hub.tell('{"domain":"orders"}')
  const late = join(hub)
  expect(first.heard).toEqual(['event: changed\ndata: {"domain":"orders"}\n\n'])
  expect(late.heard).toEqual([])
  expect(read).not.toHaveBeenCalled()
  hub.close()
  expect(vi.getTimerCount()).toBe(0)
})

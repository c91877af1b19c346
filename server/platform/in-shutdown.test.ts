// The end comes once, in order and in time.
import { describe, expect, it } from 'vitest'
import { createShutdown } from './in-shutdown.ts'

const setUp = () => {
  const exits: number[] = []
  const said: string[] = []
  const state = { now: 0 }
  let left = () => {}
  const gone = new Promise<void>((resolve) => {
    left = resolve
  })
  const shutdown = createShutdown({
    exit: (code) => {
      exits.push(code)
      left()
    },
    say: (text) => said.push(text),
    now: () => state.now,
  })
  return { exits, said, state, gone, shutdown }
}

describe('the end', () => {
  it('closes last what was opened first, then exits 0', async () => {
    const { exits, gone, shutdown } = setUp()
    const closed: string[] = []
    for (const name of ['lock', 'database', 'server'])
      shutdown.add(name, 1, async () => closed.push(name))
    shutdown.onSignal('SIGTERM')
    expect(shutdown.signal.aborted).toBe(true)
    await gone
    expect(closed).toEqual(['server', 'database', 'lock'])
    expect(exits).toEqual([0])
  })

  it('does not wait for ever, and still closes the rest', async () => {
    const { exits, said, shutdown } = setUp()
    const closed: string[] = []
    shutdown.add('database', 1, async () => closed.push('database'))
    shutdown.add('server', 0.01, () => new Promise(() => {}))
    await shutdown.end(0)
    expect(closed).toEqual(['database'])
    expect(said).toEqual(['server did not close within 0.01 s'])
    expect(exits).toEqual([0])
  })

  it('exits 1 when something does not close, and still closes the rest', async () => {
    const { exits, said, shutdown } = setUp()
    const closed: string[] = []
    shutdown.add('database', 1, async () => closed.push('database'))
    shutdown.add('server', 1, () => Promise.reject(new Error('boom')))
    await shutdown.end(0)
    expect(closed).toEqual(['database'])
    expect(said).toEqual(['server did not close: boom'])
    expect(exits).toEqual([1])
  })

  it('comes once', async () => {
    const { exits, shutdown } = setUp()
    await Promise.all([shutdown.end(0), shutdown.end(0)])
    expect(exits).toEqual([0])
  })
})

describe('a second signal', () => {
  const stuck = () => {
    const all = setUp()
    all.shutdown.add('server', 1, () => new Promise(() => {}))
    all.shutdown.onSignal('SIGINT')
    return all
  }

  it('is the echo of the first when it follows at once, as under npm', () => {
    const { exits, state, shutdown } = stuck()
    state.now = 50
    shutdown.onSignal('SIGINT')
    expect(exits).toEqual([])
  })

  it('is a command when it comes later', () => {
    const { exits, state, shutdown } = stuck()
    state.now = 1500
    shutdown.onSignal('SIGINT')
    expect(exits).toEqual([130])
  })
})

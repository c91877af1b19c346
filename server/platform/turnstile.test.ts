// Proves that heavy work is let in a few at a time and that a long queue is refused.
import { expect, test } from 'vitest'
import { createTurnstile, TurnstileFull } from './turnstile.ts'

const gate = () => {
  let open = () => {}
  const closed = new Promise<void>((resolve) => {
    open = resolve
  })
  return { closed, open }
}

test('lets in as many as there are places, in order, and frees the place of one that failed', async () => {
  const turnstile = createTurnstile({ places: 2, queue: 5 })
  const gates = [gate(), gate(), gate()]
  const begun: number[] = []
  const runs = gates.map(({ closed }, index) =>
    turnstile(async () => {
      begun.push(index)
      await closed
      if (index === 0) throw new Error('broken')
      return index
    }),
  )
  await Promise.resolve()
  expect(begun).toEqual([0, 1])
  gates[0]?.open()
  await expect(runs[0]).rejects.toThrow('broken')
  expect(begun).toEqual([0, 1, 2])
  gates[1]?.open()
  gates[2]?.open()
  expect(await Promise.all(runs.slice(1))).toEqual([1, 2])
})

test('who goes ahead waits behind no crowd, and the crowd takes none of their places', async () => {
  const turnstile = createTurnstile({ places: 1, queue: 2 })
  const { closed, open } = gate()
  const begun: string[] = []
  const come = (name: string, goesAhead: boolean) =>
    turnstile(async () => void begun.push(name), goesAhead)
  const inside = turnstile(() => closed)
  const crowd = [come('crowd', false), come('crowd', false)]
  await expect(come('crowd', false)).rejects.toBeInstanceOf(TurnstileFull)
  const known = [come('owner', true), come('owner', true)]
  await expect(come('owner', true)).rejects.toBeInstanceOf(TurnstileFull)
  open()
  await Promise.all([inside, ...crowd, ...known])
  expect(begun).toEqual(['owner', 'owner', 'crowd', 'crowd'])
})

test('turns away who would wait behind a full queue', async () => {
  const turnstile = createTurnstile({ places: 1, queue: 1 })
  const { closed, open } = gate()
  const inside = turnstile(() => closed)
  const waiting = turnstile(() => Promise.resolve('later'))
  await expect(turnstile(() => Promise.resolve('never'))).rejects.toBeInstanceOf(TurnstileFull)
  open()
  await inside
  expect(await waiting).toBe('later')
})

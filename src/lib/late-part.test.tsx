// The code of a part below the first view comes when somebody comes near, or at once when it was asked for before.
import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type LatePart, latePart, near } from './late-part.ts'

afterEach(cleanup)

type Seen = (entries: { isIntersecting: boolean }[]) => void
const watchers: Seen[] = []
const watchedWith = () => {
  watchers.length = 0
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: Seen) {
        watchers.push(seen)
      }
      observe() {}
      disconnect() {}
    },
  )
}
const Greeting = ({ name }: { name: string }) => <p>Hola, {name}</p>

const show = ({ Part }: LatePart<{ name: string }>) =>
  render(
    <section id="below">
      <Suspense fallback={<p>waiting</p>}>
        <Part name="Ana" />
      </Suspense>
    </section>,
  )
const settle = () => act(async () => {})

test('nothing is fetched before the place comes near', async () => {
  watchedWith()
  const load = vi.fn<() => Promise<typeof Greeting>>(async () => Greeting)
  // The server has drawn the place already.
  document.body.innerHTML = '<section id="below"></section>'
  show(latePart(near('below'), load))
  await settle()
  expect(load).not.toHaveBeenCalled()
  const [seen] = watchers
  act(() => seen?.([{ isIntersecting: false }]))
  expect(load).not.toHaveBeenCalled()
  act(() => seen?.([{ isIntersecting: true }]))
  expect(await screen.findByText('Hola, Ana')).toBeTruthy()
  expect(load).toHaveBeenCalledOnce()
})

test('a place that is not there yet waits for nobody', async () => {
  watchedWith()
  document.body.innerHTML = ''
  show(latePart(near('below'), async () => Greeting))
  expect(await screen.findByText('Hola, Ana')).toBeTruthy()
  expect(watchers).toEqual([])
})

test('a code that never comes leaves what the server has drawn, and breaks nothing', async () => {
  document.body.innerHTML = ''
  show(latePart(near('below'), () => Promise.reject(new TypeError('gone'))))
  await settle()
  expect(screen.getByText('waiting')).toBeTruthy()
})

test('what a loader has fetched is drawn without a gap', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>(async () => Greeting)
  const part = latePart(near('below'), load)
  await part.ready()
  await part.ready()
  show(part)
  expect(screen.queryByText('waiting')).toBeNull()
  expect(screen.getByText('Hola, Ana')).toBeTruthy()
  expect(load).toHaveBeenCalledOnce()
})

test('a loader hands its code to a place that nobody has come near, or whose code was lost', async () => {
  document.body.innerHTML = '<section id="below"></section>'
  watchedWith()
  const unseen = latePart(near('below'), async () => Greeting)
  show(unseen)
  await settle()
  expect(screen.queryByText('Hola, Ana')).toBeNull()
  await act(unseen.ready)
  expect(screen.getByText('Hola, Ana')).toBeTruthy()
  cleanup()

  document.body.innerHTML = ''
  const load = vi.fn<() => Promise<typeof Greeting>>(async () => Greeting)
  load.mockRejectedValueOnce(new TypeError('gone'))
  const lost = latePart(near('below'), load)
  show(lost)
  await settle()
  await act(lost.ready)
  expect(screen.getByText('Hola, Ana')).toBeTruthy()
})

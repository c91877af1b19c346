// A page is whole before its router moves: what is asked for meanwhile waits for its code, or goes the browser's own way.
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { arriving, broken, drawnAgain, open, sent } from '#tests/support/open-late-router.tsx'

beforeEach(() => {
  sent.mockClear()
  drawnAgain.mockClear()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

test('a page nobody touches stands as it was drawn and asks for nothing', async () => {
  const { loading } = open()
  await act(async () => {})
  expect(screen.getByRole('heading').textContent).toBe('Drawn by the server')
  expect(loading).not.toHaveBeenCalled()
})

test('its moment brings the router, and nothing on the page changes', async () => {
  const { loading, view } = open({ moment: Promise.resolve() })
  const before = view.container.innerHTML
  await act(async () => {})
  expect(loading).toHaveBeenCalledOnce()
  expect(view.container.innerHTML).toBe(before)
})

test('a link waits for it, and says so from the first moment on', async () => {
  let come = () => {}
  const coming = new Promise<void>((resolve) => (come = resolve))
  open({ load: (drawnRoutes) => coming.then(() => arriving(drawnRoutes)) })
  act(() => screen.getByRole('link').click())
  expect(await screen.findByText('loading /en/two')).toBeTruthy()
  come()
  expect(await screen.findByText('Fetched')).toBeTruthy()
  expect(location.pathname).toBe('/en/two')
  act(() => screen.getByRole('link').click())
  expect(await screen.findByText('idle')).toBeTruthy()
})

test('a place of the same page is gone to without drawing the page again', async () => {
  open({ path: '/en/still' })
  expect(drawnAgain).toHaveBeenCalledOnce()
  act(() => screen.getByRole('link').click())
  await eventually(() => expect(location.hash).toBe('#place'))
  await act(async () => {})
  expect(drawnAgain).toHaveBeenCalledOnce()
})

test('a form waits for it with what was typed, and says so', async () => {
  open()
  act(() => screen.getByRole('button').click())
  expect(await screen.findByText('loading POST /en/two')).toBeTruthy()
  expect(await screen.findByText('Fetched')).toBeTruthy()
  expect(sent.mock.calls.map(([form]) => form.get('name'))).toEqual(['Ana'])
})

test('a part that acts in its place brings the router at once', async () => {
  const { loading } = open({ path: '/en/acting' })
  await eventually(() => expect(loading).toHaveBeenCalledOnce())
})

test('where the code does not come, a form is posted plainly', async () => {
  const posted: string[] = []
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    posted.push(`${this.method} ${this.action} ${this.querySelector('textarea')?.value}`)
  })
  open({ load: broken })
  act(() => screen.getByRole('button').click())
  await eventually(() => expect(posted).toEqual([`post ${location.origin}/en/two Ana`]))
})

/** What jsdom's own will not tell. */
function watchPlace(pathname: string) {
  const place = { assign: vi.fn<(to: URL) => void>(), reload: vi.fn<() => void>() }
  vi.stubGlobal('location', {
    ...location,
    origin: location.origin,
    pathname,
    search: '',
    hash: '',
    ...place,
  })
  return place
}

test('where the code does not come, a link leads there as without scripts', async () => {
  open({ load: broken })
  const place = watchPlace('/en/one')
  act(() => screen.getByRole('link').click())
  await eventually(() => expect(place.assign).toHaveBeenCalledOnce())
  expect(String(place.assign.mock.calls[0]?.[0])).toBe(`${window.location.origin}/en/two`)
})

test('who went back before it came gets the page of that address', async () => {
  let come = () => {}
  const moment = new Promise<void>((resolve) => (come = resolve))
  open({ moment })
  const place = watchPlace('/en/two')
  come()
  await eventually(() => expect(place.reload).toHaveBeenCalledOnce())
})

test('without a line the page itself says so, nothing typed is lost, and it goes once the line is back', async () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  let load: typeof arriving = broken
  open({ load: (drawnRoutes) => load(drawnRoutes) })
  act(() => screen.getByRole('button').click())
  expect(await screen.findByText('offline')).toBeTruthy()
  expect(screen.getByText('idle')).toBeTruthy()
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Ana')
  line.mockReturnValue(true)
  load = arriving
  act(() => screen.getByRole('button').click())
  expect(await screen.findByText('Fetched')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('')
})

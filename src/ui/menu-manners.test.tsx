// Tests menus against their documented times: open after 100 ms under a mouse, letters forgotten after a second.
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Disclosure } from './disclosure.tsx'
import { attendMenu } from './menu-manners.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function showMenus() {
  render(
    <>
      {['Tienda', 'Ayuda'].map((name) => (
        <Disclosure key={name} button={name} menu group="test">
          <a href={`#${name}`}>{`Todo de ${name}`}</a>
          <a href="#a">Ámbar</a>
          <a href="#b">Aéreo</a>
          <button type="button">
            <span>Bs.</span> Bolívares
          </button>
        </Disclosure>
      ))}
      <button type="button">beside</button>
    </>,
  )
  const menus = screen.getAllByRole<HTMLDetailsElement>('group')
  for (const menu of menus) attendMenu(menu)
  return menus as [HTMLDetailsElement, HTMLDetailsElement]
}

const point = (type: 'pointerenter' | 'pointerleave', at: Element, pointerType = 'mouse') =>
  at.dispatchEvent(Object.assign(new Event(type), { pointerType }))
/** jsdom tells of an opened or closed element later. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const buttonOf = (menu: Element) => menu.querySelector('summary')!

test('a mouse that rests opens it after 100 ms, one that passes does not', async () => {
  const [menu] = showMenus()
  point('pointerenter', menu)
  await pass(99)
  expect(menu.open).toBe(false)
  await pass(1)
  expect(menu.open).toBe(true)
  point('pointerleave', menu)
  await pass(1000)
  expect(menu.open).toBe(false)

  point('pointerenter', menu)
  await pass(50)
  point('pointerleave', menu)
  await pass(1000)
  expect(menu.open).toBe(false)
})

test('it stays open on the way from the button over a corner into the panel', async () => {
  const [menu] = showMenus()
  point('pointerenter', menu)
  await pass(100)
  point('pointerleave', menu)
  await pass(200)
  point('pointerenter', menu)
  await pass(5000)
  expect(menu.open).toBe(true)
})

test('a finger opens nothing by itself', async () => {
  const [menu] = showMenus()
  point('pointerenter', menu, 'touch')
  await pass(1000)
  expect(menu.open).toBe(false)
})

test('a click on what the mouse has opened keeps it open; the next one closes it', async () => {
  const [menu] = showMenus()
  point('pointerenter', menu)
  await pass(100)
  fireEvent.click(buttonOf(menu))
  expect(menu.open).toBe(true)
  point('pointerleave', menu)
  await pass(1000)
  expect(menu.open).toBe(true)
  fireEvent.click(buttonOf(menu))
  await pass(1000)
  expect(menu.open).toBe(false)
})

test('Escape closes what the mouse has opened, wherever the focus is', async () => {
  const [menu] = showMenus()
  act(() => screen.getByRole('button', { name: 'beside' }).focus())
  point('pointerenter', menu)
  await pass(100)
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
  expect(menu.open).toBe(false)
  expect(document.activeElement?.textContent).toBe('beside')
})

test('a mouse that leaves closes nothing under the focus', async () => {
  const [menu] = showMenus()
  point('pointerenter', menu)
  await pass(100)
  act(() => menu.querySelector('a')?.focus())
  point('pointerleave', menu)
  await pass(1000)
  expect(menu.open).toBe(true)
})

test('a mouse that rests on another menu of the row takes none from under the focus', async () => {
  const [menu, other] = showMenus()
  menu.open = true
  act(() => menu.querySelector('a')?.focus())
  point('pointerenter', other)
  await pass(1000)
  expect(other.open).toBe(false)
  act(() => buttonOf(menu).focus())
  point('pointerenter', other)
  await pass(100)
  expect(other.open).toBe(true)
})

test('letters lead to the item that begins with them, without accents and past its sign', async () => {
  const [menu] = showMenus()
  menu.open = true
  act(() => buttonOf(menu).focus())
  const type = (key: string) => {
    fireEvent.keyDown(document.activeElement!, { key })
    return document.activeElement?.textContent
  }
  expect(type('b')).toBe('Bs. Bolívares')
  await pass(1000)
  expect(type('a')).toBe('Ámbar')
  expect(type('e')).toBe('Aéreo')
  // After a second another word begins.
  await pass(999)
  expect(type('x')).toBe('Aéreo')
  await pass(1000)
  expect(type('t')).toBe('Todo de Tienda')
  expect(type('o')).toBe('Todo de Tienda')
  await pass(1000)
  // One letter again and again moves through those that begin with it.
  expect(type('a')).toBe('Ámbar')
  expect(type('a')).toBe('Aéreo')
  expect(type('a')).toBe('Ámbar')
})

test('arrows move round its items, Home and End go to the first and last, and the way down opens it', () => {
  const [menu, other] = showMenus()
  act(() => buttonOf(menu).focus())
  const press = (key: string) => {
    fireEvent.keyDown(document.activeElement!, { key })
    return document.activeElement?.textContent
  }
  for (const key of ['ArrowUp', 'Home', 'End']) expect(press(key)).toBe('Tienda')
  expect(menu.open).toBe(false)
  expect(press('ArrowDown')).toBe('Todo de Tienda')
  expect([menu.open, other.open]).toEqual([true, false])
  expect(press('ArrowDown')).toBe('Ámbar')
  expect(press('End')).toBe('Bs. Bolívares')
  expect(press('ArrowDown')).toBe('Todo de Tienda')
  expect(press('ArrowUp')).toBe('Bs. Bolívares')
  expect(press('ArrowUp')).toBe('Aéreo')
  expect(press('Home')).toBe('Todo de Tienda')
  act(() => buttonOf(menu).focus())
  expect(press('ArrowUp')).toBe('Bs. Bolívares')
})

test('keys with a modifier, and those of a closed menu, are left alone', () => {
  const [menu] = showMenus()
  act(() => buttonOf(menu).focus())
  expect(fireEvent.keyDown(buttonOf(menu), { key: 'a' })).toBe(true)
  menu.open = true
  expect(fireEvent.keyDown(buttonOf(menu), { key: 'a', ctrlKey: true })).toBe(true)
  expect(fireEvent.keyDown(buttonOf(menu), { key: ' ' })).toBe(true)
  expect(fireEvent.keyDown(buttonOf(menu), { key: 'a' })).toBe(false)
})

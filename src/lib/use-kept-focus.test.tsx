// Nobody who works without a mouse may start over at the top because a row or a part of the page is gone.
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { useKeptFocus } from './use-kept-focus.ts'

function Page() {
  const [rows, setRows] = useState(['one', 'two'])
  const [open, setOpen] = useState(true)
  const [asked, setAsked] = useState(0)
  useKeptFocus()
  return (
    <>
      <main id="content">
        <h1>Cart</h1>
        {rows.length > 0 && (
          <ul>
            {rows.map((row) => (
              <li key={row} aria-label={row}>
                <button onClick={() => setRows(rows.filter((each) => each !== row))}>{row}</button>
              </li>
            ))}
          </ul>
        )}
        <section aria-label="part">
          <div key={asked}>
            <button onClick={() => setAsked(asked + 1)}>ask {asked}</button>
          </div>
        </section>
        <form aria-label="form">
          <div key={asked}>
            <button type="button">other</button>
            <input name="words" aria-label="words" defaultValue={asked} />
            <button type="button" onClick={() => setAsked(asked + 1)}>
              find
            </button>
            {asked > 0 && (
              <button type="button" onClick={() => setAsked(0)}>
                reset
              </button>
            )}
          </div>
        </form>
      </main>
      {open && <button onClick={() => setOpen(false)}>close</button>}
    </>
  )
}

const press = (name: string) => {
  const button = screen.getByRole('button', { name })
  act(() => button.focus())
  fireEvent.click(button)
}
const expectFocusOn = (at: () => Element) =>
  waitFor(() => expect(document.activeElement).toBe(at()))

test('a row gives the focus to its neighbour, the last one to the title', async () => {
  render(<Page />)
  press('one')
  await expectFocusOn(() => screen.getByRole('listitem', { name: 'two' }))
  press('two')
  await expectFocusOn(() => screen.getByRole('heading'))
})

test('what is rendered again gives it to the part it stands in', async () => {
  render(<Page />)
  press('ask 0')
  await expectFocusOn(() => screen.getByRole('region', { name: 'part' }))
})

test('in a form that is rendered again it stays where it was, or in the form', async () => {
  render(<Page />)
  press('find')
  await expectFocusOn(() => screen.getByRole('button', { name: 'find' }))
  const field = () => screen.getByRole('textbox', { name: 'words' })
  act(() => field().focus())
  fireEvent.click(screen.getByRole('button', { name: 'ask 1' }))
  await expectFocusOn(field)
  expect(field()).toHaveProperty('value', '2')
  press('reset')
  await expectFocusOn(() => screen.getByRole('form'))
})

test('what lies above the page gives it back to where it was', async () => {
  render(<Page />)
  const one = screen.getByRole('button', { name: 'one' })
  act(() => one.focus())
  press('close')
  await expectFocusOn(() => one)
})

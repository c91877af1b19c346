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
          <button key={asked} onClick={() => setAsked(asked + 1)}>
            ask
          </button>
        </section>
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

test('what is drawn anew gives it to the part it stands in', async () => {
  render(<Page />)
  press('ask')
  await expectFocusOn(() => screen.getByRole('region', { name: 'part' }))
})

test('what lies above the page gives it back to where it was', async () => {
  render(<Page />)
  const one = screen.getByRole('button', { name: 'one' })
  act(() => one.focus())
  press('close')
  await expectFocusOn(() => one)
})

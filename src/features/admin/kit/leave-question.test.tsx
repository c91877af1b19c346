// Proves that nobody leaves a desk's form with unsaved words unasked, and that a saved or untouched one lets go.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { Field } from '#src/lib/form/field.tsx'
import { text } from '#src/lib/form/kinds.ts'
import { SentForm } from '#src/lib/form/sent-form.tsx'
import { useSentForm } from '#src/lib/form/use-sent-form.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderDesk } from '#tests/support/render-desk.tsx'
import { LeaveQuestion } from './leave-question.tsx'

const fields = { city: text() }
const words = { city: () => 'Ciudad' }

function Desk({ answer }: { answer: { ok: true } | { ok: false; code: 'internal' } }) {
  const form = useSentForm({
    fields,
    schema: z.object({ city: z.string() }),
    words,
    stored: { city: 'Coro' },
    send: () => Promise.resolve(answer),
    done: () => {},
  })
  return (
    <>
      <h1>Escritorio</h1>
      <SentForm form={form}>
        <Field form={form} name="city" />
      </SentForm>
      <Anchor to="/otra">Salir</Anchor>
      <LeaveQuestion />
    </>
  )
}

const open = (isSaved = true) =>
  renderDesk(<Desk answer={isSaved ? { ok: true } : { ok: false, code: 'internal' }} />, {
    at: '/desk',
    path: '/desk',
    routes: [{ path: '/otra', element: <h1>Otra página</h1> }],
  })
const press = (name: string) => fireEvent.click(screen.getByText(name))
const type = (value: string) =>
  fireEvent.change(screen.getByLabelText('Ciudad'), { target: { value } })
const question = () => screen.findByRole('dialog', { name: 'Hay cambios sin guardar' })
const isGone = () => screen.findByText('Otra página')
/** Whether the browser asks before the tab is closed. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('an untouched form lets go', async () => {
  open()
  expect(asks()).toBe(false)
  press('Salir')
  expect(await isGone()).toBeTruthy()
})

test('whoever typed is asked, and stays with the words or leaves without them', async () => {
  const { container } = open()
  type('Barinas')
  expect(asks()).toBe(true)
  press('Salir')
  await question()
  await expectAccessible(container)
  press('Seguir aquí')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByDisplayValue('Barinas')).toBeTruthy()
  press('Salir')
  await question()
  press('Salir sin guardar')
  expect(await isGone()).toBeTruthy()
})

test('what was saved lets go; what was refused does not', async () => {
  const refused = open(false)
  type('Barinas')
  press('Guardar')
  await screen.findByRole('alert')
  expect(asks()).toBe(true)
  refused.unmount()
  open()
  type('Barinas')
  press('Guardar')
  await waitFor(() => expect(asks()).toBe(false))
  press('Salir')
  expect(await isGone()).toBeTruthy()
})

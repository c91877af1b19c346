// Proves that nobody leaves a desk's form with unsaved words unasked, and that a saved or untouched one lets go.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { Form, redirect, useActionData, useSearchParams } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { MantineRoot } from '#src/theme/mantine-root.tsx'
import { Anchor } from '#src/ui/anchor.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import { useUnsavedForm } from './unsaved-form.ts'

function Desk() {
  const form = useRef<HTMLFormElement>(null)
  const answer = useActionData<string>()
  useUnsavedForm(form, { answer })
  return (
    <MantineRoot close="Cerrar">
      <Form ref={form} method="post">
        <input aria-label="Texto" name="text" defaultValue="antes" />
        <button name="intent" value="save">
          Guardar
        </button>
        <button name="intent" value="preview">
          Ver
        </button>
      </Form>
      <Anchor to="/otra">Salir</Anchor>
      {answer}
      {useSearchParams()[0].has('done') && 'Guardado'}
      <LeaveQuestion />
    </MantineRoot>
  )
}

let saving = Promise.withResolvers<void>()
const routes = [
  {
    path: '/desk',
    Component: Desk,
    action: async ({ request }: { request: Request }) =>
      (await request.formData()).get('intent') === 'save'
        ? saving.promise.then(() => redirect('/desk?done=saved'))
        : 'Así queda',
  },
  { path: '/otra', element: <h1>Otra página</h1> },
]

const press = (name: string) => {
  const control = screen.getByText(name)
  control.focus()
  fireEvent.click(control)
}
const field = () => screen.getByLabelText<HTMLInputElement>('Texto')
const type = (value: string) => fireEvent.input(field(), { target: { value } })
const question = () => screen.findByRole('dialog', { name: 'Hay cambios sin guardar' })
const isGone = () => screen.findByText('Otra página')
/** Whether the browser asks before the tab is closed. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

beforeEach(() => {
  saving = Promise.withResolvers()
  saving.resolve()
  renderInShop(null, { at: '/desk', alone: true, routes })
})

test('an untouched form lets go', async () => {
  expect(asks()).toBe(false)
  press('Salir')
  await isGone()
})

test('a changed one asks; who stays is where they were, who leaves has left', async () => {
  type('antes y después')
  expect(asks()).toBe(true)
  press('Salir')
  await expectAccessible(await question())
  press('Seguir aquí')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Salir')))
  expect(field().value).toBe('antes y después')
  press('Salir')
  await question()
  press('Salir sin guardar')
  await isGone()
  expect(asks()).toBe(false)
})

test('what was only looked at is not saved, what was saved is', async () => {
  type('antes!')
  press('Ver')
  await screen.findByText('Así queda')
  expect(asks()).toBe(true)
  press('Guardar')
  await waitFor(() => expect(asks()).toBe(false))
  press('Salir')
  await isGone()
})

test('what changed after the form was sent is not counted as saved', async () => {
  saving = Promise.withResolvers()
  type('enviado')
  press('Guardar')
  type('enviado y más')
  saving.resolve()
  await screen.findByText('Guardado')
  expect(asks()).toBe(true)
  press('Salir')
  await question()
})

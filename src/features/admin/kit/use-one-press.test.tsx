// Holds the desks to it that a double click sends a form once, whatever the form and its buttons know.
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { FormEvent, ReactNode } from 'react'
import { Form, useActionData } from 'react-router'
import { expect, test, vi } from 'vitest'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { MantineRoot } from '#src/theme/mantine-root.tsx'
import { useOnePress } from './use-one-press.ts'

function Desk({ children }: { children: ReactNode }) {
  const posting = useOnePress()
  return (
    <MantineRoot close="Cerrar">
      <main id="content" aria-busy={posting}>
        {children}
      </main>
    </MantineRoot>
  )
}

test('a double click sends a form of the desks once, and other buttons count every press', () => {
  const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault())
  const onClick = vi.fn<() => void>()
  const { unmount } = renderInShop(
    <Desk>
      <form onSubmit={onSubmit}>
        <Button type="submit">
          <span>Guardar</span>
        </Button>
        <Button onClick={onClick}>Subir</Button>
      </form>
    </Desk>,
  )
  // The press falls on what the button is made of.
  const save = screen.getByText('Guardar')
  const up = screen.getByRole('button', { name: 'Subir' })
  for (const detail of [1, 2, 3]) {
    fireEvent.click(save, { detail })
    fireEvent.click(up, { detail })
  }
  expect(onSubmit).toHaveBeenCalledTimes(1)
  expect(onClick).toHaveBeenCalledTimes(3)
  const press = (repeat: boolean) => fireEvent.keyDown(save, { key: 'Enter', repeat })
  expect([press(false), press(true)]).toEqual([true, false])
  // The Enter key counts no presses.
  fireEvent.click(save, { detail: 0 })
  expect(onSubmit).toHaveBeenCalledTimes(2)
  unmount()
  const heard = vi.spyOn(MouseEvent.prototype, 'stopPropagation')
  fireEvent.click(document.body.appendChild(document.createElement('button')), { detail: 2 })
  expect(heard).not.toHaveBeenCalled()
  heard.mockRestore()
})

test('while a form is on its way nothing else is sent, what may not be pressed never, and the focus stays', async () => {
  const answers: (() => void)[] = []
  const action = vi.fn<() => Promise<null>>(
    () => new Promise((resolve) => answers.push(() => resolve(null))),
  )
  const desk = (
    <Desk>
      <Form method="post">
        <Button type="submit">Pausar</Button>
        <Button type="submit" aria-disabled>
          Sincronizar
        </Button>
      </Form>
    </Desk>
  )
  renderInShop(null, { alone: true, routes: [{ path: '/', element: desk, action }] })
  const pause = screen.getByRole('button', { name: 'Pausar' })
  fireEvent.click(screen.getByRole('button', { name: 'Sincronizar' }))
  pause.focus()
  fireEvent.click(pause)
  await waitFor(() => expect(screen.getByRole('main').ariaBusy).toBe('true'))
  fireEvent.click(pause)
  expect(action).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(pause)
  answers[0]?.()
  await waitFor(() => expect(screen.getByRole('main').ariaBusy).toBe('false'))
  fireEvent.click(pause)
  await waitFor(() => expect(action).toHaveBeenCalledTimes(2))
  answers[1]?.()
})

test('after the answer the focus is at what is wrong, or at the title when its place is gone', async () => {
  let answer: unknown = { error: 'Escribe un número.' }
  function Page() {
    const said = useActionData<{ error?: string }>()
    return (
      <Desk>
        <h1>Proveedores</h1>
        {said !== null && (
          <Form method="post">
            <TextInput label="Horas" error={said?.error} />
            <Button type="submit">Guardar</Button>
          </Form>
        )}
      </Desk>
    )
  }
  const routes = [{ path: '/', element: <Page />, action: () => answer }]
  renderInShop(null, { alone: true, routes })
  const save = screen.getByRole('button', { name: 'Guardar' })
  save.focus()
  fireEvent.click(save)
  const hours = screen.getByLabelText('Horas')
  await waitFor(() => expect(document.activeElement).toBe(hours))
  answer = null
  save.focus()
  fireEvent.click(save)
  const title = screen.getByRole('heading', { name: 'Proveedores' })
  await waitFor(() => expect(document.activeElement).toBe(title))
})

test('a form that is on its way stays as it was sent, with the focus, and can be changed afterwards', async () => {
  const waiting = Promise.withResolvers<null>()
  const onClick = vi.fn<() => void>()
  const desk = (
    <Desk>
      <Form method="post">
        <TextInput label="Nombre" />
        <TextInput label="Número" readOnly />
        <Textarea label="Texto" />
        <NativeSelect label="Idioma" data={['es', 'en']} />
        <input type="checkbox" aria-label="Visible" />
        <Button onClick={onClick}>Quitar</Button>
        <Button type="submit">Guardar</Button>
      </Form>
    </Desk>
  )
  const routes = [{ path: '/', element: desk, action: () => waiting.promise }]
  renderInShop(null, { alone: true, routes })
  const name = screen.getByLabelText<HTMLInputElement>('Nombre')
  const texts = ['Nombre', 'Número', 'Texto'].map((label) =>
    screen.getByLabelText<HTMLInputElement>(label),
  )
  const held = () => texts.map(({ readOnly }) => readOnly)
  const visible = screen.getByLabelText<HTMLInputElement>('Visible')
  const list = screen.getByLabelText('Idioma')
  /** Which of the ways to change a list or take a picture in are open. */
  const open = () => [
    fireEvent.mouseDown(list),
    fireEvent.keyDown(list, { key: 'ArrowDown' }),
    fireEvent.keyDown(list, { key: 'Tab' }),
    fireEvent.keyDown(name, { key: 'a' }),
    fireEvent.drop(name),
  ]
  const change = () => {
    fireEvent.click(visible)
    fireEvent.click(screen.getByRole('button', { name: 'Quitar' }))
    return [visible.checked, onClick.mock.calls.length]
  }
  name.focus()
  fireEvent.submit(name.form as HTMLFormElement)
  await waitFor(() => expect(held()).toEqual([true, true, true]))
  expect(open()).toEqual([false, false, true, true, false])
  expect(change()).toEqual([false, 0])
  expect(document.activeElement).toBe(name)
  waiting.resolve(null)
  await waitFor(() => expect(held()).toEqual([false, true, false]))
  expect(open()).toEqual([true, true, true, true, true])
  expect(change()).toEqual([true, 1])
})

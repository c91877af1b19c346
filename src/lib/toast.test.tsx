// What cannot be shown for want of its code: an error stands there in bare words, good news are only announced.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { showToast } from './toast.ts'

const fetched = vi.hoisted(() => vi.fn<() => void>())
vi.mock('#src/theme/mantine-toasts.tsx', () => {
  fetched()
  throw new Error('no line')
})
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
})

test('an error is told without its code, until it is clicked away', async () => {
  showToast({ title: 'No se guardó', text: 'Sin conexión.', tone: 'error', closeLabel: 'Cerrar' })
  const box = await screen.findByRole('dialog')
  expect(box.textContent).toContain('No se guardó. Sin conexión.')
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('good news are not worth a question', async () => {
  fetched.mockClear()
  showToast({ title: 'Guardado', closeLabel: 'Cerrar' })
  await waitFor(() => expect(fetched).toHaveBeenCalled())
  expect(screen.queryByRole('dialog')).toBeNull()
})

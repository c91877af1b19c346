// What cannot be shown for want of its code: an error is told all the same, good news are only announced.
import { beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { showToast } from './toast.ts'

const fetched = vi.hoisted(() => vi.fn<() => void>())
vi.mock('#src/theme/mantine-toasts.tsx', () => {
  fetched()
  throw new Error('no line')
})
const told = vi.fn<(text: string) => void>()
beforeEach(() => {
  fetched.mockClear()
  told.mockClear()
  vi.stubGlobal('alert', told)
})

test('an error is told without its code', async () => {
  showToast({ title: 'No se guardó', text: 'Sin conexión.', tone: 'error', closeLabel: 'Cerrar' })
  await eventually(() =>
    expect(told).toHaveBeenCalledExactlyOnceWith('No se guardó. Sin conexión.'),
  )
})

test('good news are not worth a question', async () => {
  showToast({ title: 'Guardado', closeLabel: 'Cerrar' })
  await eventually(() => expect(fetched).toHaveBeenCalled())
  expect(told).not.toHaveBeenCalled()
})

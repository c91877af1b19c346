// Errors interrupt, the rest waits its turn, and what was there from the start stays silent.
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { Notice } from './notice.tsx'

test('the tone decides how it is announced', async () => {
  const { container } = render(
    <main>
      <Notice tone="error" title="No pudimos guardar" />
      <Notice tone="success">Agregado al carrito</Notice>
      <Notice still tone="warn">
        Ruta suspendida
      </Notice>
    </main>,
  )
  expect(screen.getByRole('alert').textContent).toBe('No pudimos guardar')
  expect(screen.getByRole('status').textContent).toBe('Agregado al carrito')
  expect(screen.getByText('Ruta suspendida').closest('[role]')).toBeNull()
  await expectAccessible(container)
})

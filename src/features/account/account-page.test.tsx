// Proves that what the last form did is told until another one is answered.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Form } from 'react-router'
import { expect, test } from 'vitest'
import { MantineRoot } from '#src/theme/mantine-root.tsx'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { AccountPage } from './account-page.tsx'

function Page() {
  return (
    <MantineRoot close="Cerrar">
      <AccountPage title="Perfil">
        <Form method="post">
          <button type="submit">Guardar</button>
        </Form>
      </AccountPage>
    </MantineRoot>
  )
}

test('a refused form takes the last success away', async () => {
  const routes = [{ path: '/account/profile', Component: Page, action: () => ({ faults: {} }) }]
  renderInShop(null, { at: '/account/profile?done=profile', alone: true, routes })
  const told = screen.getByRole('status')
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(told.isConnected).toBe(false))
})

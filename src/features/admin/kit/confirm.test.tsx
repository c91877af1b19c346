// The question before a deed: yes, no, closed, asked again, and nothing there to ask.
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MantineRoot } from '#src/theme/mantine-root.tsx'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { confirm } from './confirm.ts'
import { ConfirmQuestion } from './confirm-question.tsx'

const open = async () => {
  renderInShop(
    <MantineRoot close="Cerrar">
      <ConfirmQuestion />
    </MantineRoot>,
  )
  let answer: Promise<boolean> | undefined
  act(() => {
    answer = confirm({ title: '¿Eliminar?', text: 'No se puede deshacer.', yes: 'Eliminar' })
  })
  return { answer, dialog: await screen.findByRole('dialog', { name: '¿Eliminar?' }) }
}

test.each([
  ['Eliminar', true],
  ['Cancelar', false],
  ['Cerrar', false],
])('«%s» answers %s', async (name, isYes) => {
  const { answer, dialog } = await open()
  await expectAccessible(dialog)
  fireEvent.click(screen.getByRole('button', { name }))
  expect(await answer).toBe(isYes)
})

test('a second question takes the place of the first, which counts as no', async () => {
  const { answer } = await open()
  let second: Promise<boolean> | undefined
  act(() => {
    second = confirm({ title: '¿Publicar?', yes: 'Publicar' })
  })
  expect(await answer).toBe(false)
  fireEvent.click(await screen.findByRole('button', { name: 'Publicar' }))
  expect(await second).toBe(true)
})

test('where nothing can ask, nothing may be done', async () => {
  expect(await confirm({ title: '¿Eliminar?', yes: 'Eliminar' })).toBe(false)
})

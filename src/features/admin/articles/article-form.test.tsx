// Proves that a preview shows the article as the blog does, takes the reader there, and leaves the button where it is.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useActionData } from 'react-router'
import { expect, test } from 'vitest'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { MantineRoot } from '#src/theme/mantine-root.tsx'
import { Prose } from '#src/ui/prose.tsx'
import type { ArticleAnswer } from './article-action.ts'
import { ArticleForm } from './article-form.tsx'
import { EMPTY_VALUES } from './article-values.ts'

const values = { ...EMPTY_VALUES, title: 'Cómo medir una caja', body: 'Con una cinta.' }

function Desk() {
  return (
    <MantineRoot close="Cerrar">
      <ArticleForm
        values={EMPTY_VALUES}
        seen=""
        doubts={[]}
        answer={useActionData<ArticleAnswer>()}
        renderPreview={({ title }, { html }) => (
          <>
            {title}: <Prose html={html} />
          </>
        )}
      />
    </MantineRoot>
  )
}

test('the focus goes from the button to the preview', async () => {
  const waiting = Promise.withResolvers<ArticleAnswer>()
  const routes = [{ path: '/desk', Component: Desk, action: () => waiting.promise }]
  renderInShop(null, { at: '/desk', alone: true, routes })
  const button = screen.getByRole('button', { name: 'Vista previa' })
  button.focus()
  fireEvent.click(button)
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
  // A disabled button would lose it.
  expect(document.activeElement).toBe(button)
  waiting.resolve({
    values,
    faults: {},
    preview: { html: '<p>Con una cinta.</p>', minutes: 1, doubts: [] },
  })
  const heading = await screen.findByRole('heading', { name: 'Vista previa' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(heading.closest('section')?.textContent).toContain('Cómo medir una caja: Con')
})

test('a link to a place of the preview leads there, and the page stays where it is with its preview', async () => {
  const html =
    '<p><a href="#s-a%C3%B1o"><em>un salto</em></a> <a href="#s-nada">al vacío</a></p><h3 id="s-año">Año</h3>'
  const preview = { html, minutes: 1, doubts: [] }
  const action = (): ArticleAnswer => ({ values, faults: {}, preview })
  renderInShop(null, {
    at: '/desk',
    alone: true,
    routes: [{ path: '/desk', Component: Desk, action }],
  })
  fireEvent.click(screen.getByRole('button', { name: 'Vista previa' }))
  const jump = await screen.findByText('un salto')
  expect(fireEvent.click(jump)).toBe(false)
  const place = screen.getByRole('heading', { name: 'Año' })
  expect(document.activeElement).toBe(place)
  expect(fireEvent.click(screen.getByText('al vacío'))).toBe(false)
  expect(document.activeElement).toBe(place)
})

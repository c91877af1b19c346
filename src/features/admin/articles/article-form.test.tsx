// Proves that a preview shows the article as the blog does, takes the reader there, and leaves the button where it is.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useActionData } from 'react-router'
import { expect, test } from 'vitest'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { MantineRoot } from '#src/theme/mantine-root.tsx'
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
        renderPreview={({ title }, { html }) => `${title}: ${html}`}
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
  expect(document.activeElement).toBe(heading)
  expect(heading.closest('section')?.textContent).toContain('Cómo medir una caja: <p>Con')
})

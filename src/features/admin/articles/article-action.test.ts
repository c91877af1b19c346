// Proves that an article without an address is saved at the one its title makes, and that a typed one stays.
import { expect, test, vi } from 'vitest'
import type { PageContext } from '#src/lib/calls.ts'
import { articleAction } from './article-action.ts'
import { EMPTY_VALUES } from './article-values.ts'

const adminSave = vi.fn<(input: { draft: { slug: string } }) => Promise<unknown>>()
const door = { write: { blog: { adminSave } }, read: {}, inBrowser: true } as unknown as PageContext

const post = (changes: Record<string, string>) =>
  articleAction(
    new Request('http://x/admin/articles/new', {
      method: 'POST',
      body: new URLSearchParams({
        ...EMPTY_VALUES,
        title: '¿Cuánto tarda un envío?',
        summary: 'Un resumen de veinte letras o más.',
        body: 'Un párrafo que alcanza para el texto de un artículo.',
        ...changes,
      }),
    }),
    null,
    door,
  )

test.each([
  ['', 'cuanto-tarda-un-envio'],
  ['  ', 'cuanto-tarda-un-envio'],
  ['mi-envio', 'mi-envio'],
])('«%s» is saved as %s', async (slug, saved) => {
  adminSave.mockResolvedValue({ ok: true, id: 7 })
  expect(await post({ slug })).toBeInstanceOf(Response)
  expect(adminSave.mock.lastCall?.[0].draft.slug).toBe(saved)
})

test('a refused form shows the address it proposed', async () => {
  const answer = await post({ slug: '', body: 'Corto.' })
  expect(answer).toMatchObject({
    values: { slug: 'cuanto-tarda-un-envio' },
    faults: { body: 'too_short' },
  })
})

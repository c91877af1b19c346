// Tests the desk of articles: what is typed is kept, a save leads on, a preview is gone to, a lost update is told.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { AdminArticle, AdminArticles } from '#contract/blog.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { showToast } from '#src/lib/toast.ts'
import { Component as ArticlePage } from '#src/pages/admin/article.page.tsx'
import { Component as ArticlesPage } from '#src/pages/admin/articles.page.tsx'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { type Answers, renderDesk, serveDesk, wordsOf } from '#tests/support/render-desk.tsx'

vi.mock('#src/lib/toast.ts', () => ({ showToast: vi.fn<typeof showToast>() }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.mocked(showToast).mockReset()
})

const article: AdminArticle = {
  id: 4,
  locale: 'pt',
  slug: 'caixas',
  title: 'Como medir uma caixa',
  summary: 'Como se juntam as caixas de uma casa.',
  tags: ['caixas', 'medidas'],
  cover: 'plane',
  body: 'As caixas se juntam em Miami e viajam como uma só.',
  publishAt: '2020-01-01T13:30:00.000Z',
  state: 'published',
  doubts: [{ kind: 'alt', text: '![](x)' }],
  seen: 'as-it-is',
}

const open = async (answers: Answers = {}, at = '/admin/articles/4', locale: Locale = 'es') => {
  const calls = serveDesk({ 'blog.adminArticle': () => article, ...answers })
  const path = at.endsWith('new') ? at : '/admin/articles/:id'
  const routes = [{ path: '/admin/articles/7', element: <p>the new one</p> }]
  const shown = renderDesk(<ArticlePage />, { at, path, locale, routes })
  await screen.findByRole('heading', { level: 1 })
  const field = (name: string) =>
    shown.container.querySelector<HTMLInputElement>(`[name="draft.${name}"]`)!
  const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const saved = () =>
    calls.flatMap((call) =>
      call.name === 'blog.adminSave' ? [call.input as { seen?: string; draft: object }] : [],
    )
  return { ...shown, calls, field, type, press, saved }
}
const told = () => vi.mocked(showToast).mock.lastCall?.[0]

test('a form that is sent back unchanged is the same article, and says what became of it', async () => {
  const { press, saved } = await open({ 'blog.adminSave': () => ({ ok: true, id: 4 }) })
  press('Guardar')
  await waitFor(() => expect(told()?.title).toMatch(/^Guardado y publicado/u))
  const { id, state: _state, doubts: _doubts, seen, ...draft } = article
  expect(saved()).toEqual([{ id, seen, draft }])
  const way = screen.getByRole('link', { name: 'Ver en el blog' })
  expect(way.getAttribute('href')).toBe('/pt/articulo/caixas')
})

test.each([
  ['', /^Guardado como borrador/u, undefined],
  ['2999-12-01T09:30', /Nadie lo ve antes de esta fecha/u, /1 dic\.? 2999/u],
])('published «%s»: said as what it is', async (publishAt, words, day) => {
  const { type, press } = await open({ 'blog.adminSave': () => ({ ok: true, id: 4 }) })
  type('publishAt', publishAt)
  press('Guardar')
  await waitFor(() => expect(told()?.title).toMatch(words))
  expect(told()?.text ?? '').toMatch(day ?? /^$/u)
})

test('who saves twice is nobody else', async () => {
  let stored = article
  const { calls, type, press, saved } = await open({
    'blog.adminArticle': () => stored,
    'blog.adminSave': ({ seen, draft }: { seen: string; draft: Partial<AdminArticle> }) => {
      if (seen !== stored.seen) return { ok: false, code: 'changed_meanwhile' }
      stored = { ...stored, ...draft, seen: `${seen} and later` }
      return { ok: true, id: 4 }
    },
  })
  for (const [times, title] of ['Primeiro título', 'Segundo título'].entries()) {
    type('title', title)
    press('Guardar')
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy())
    expect(saved()).toHaveLength(times + 1)
    expect(calls.filter(({ name }) => name === 'blog.adminArticle')).toHaveLength(times + 2)
  }
})

test.each([
  ['', 'cuanto-tarda-un-envio'],
  ['  ', 'cuanto-tarda-un-envio'],
  ['mi-envio', 'mi-envio'],
])('a new one at «%s» is saved as %s', async (slug, address) => {
  const at = '/admin/articles/new'
  const { type, press, saved } = await open({ 'blog.adminSave': () => ({ ok: true, id: 7 }) }, at)
  type('title', '¿Cuánto tarda un envío?')
  type('slug', slug)
  type('summary', 'Un resumen de veinte letras o más.')
  type('body', 'Un párrafo que alcanza para el texto de un artículo.')
  press('Guardar')
  expect(await screen.findByText('the new one')).toBeTruthy()
  expect(saved()).toMatchObject([{ id: null, draft: { slug: address, tags: [], publishAt: null } }])
})

test('a refused form shows the address it proposed, and what is wrong at each field', async () => {
  const { container, field, type, press, saved } = await open()
  type('slug', '')
  type('body', 'Corto.')
  type('tags', 'caixas, x')
  press('Guardar')
  await waitFor(() => expect(field('body').getAttribute('aria-invalid')).toBe('true'))
  expect(field('tags').getAttribute('aria-invalid')).toBe('true')
  expect(field('slug').value).toBe('como-medir-uma-caixa')
  expect(saved()).toEqual([])
  await expectAccessible(container)
})

test('an address that another article has is told at its field', async () => {
  const { field, press } = await open({
    'blog.adminSave': () => ({ ok: false, code: 'slug_taken' }),
  })
  press('Guardar')
  await waitFor(() => expect(field('slug').getAttribute('aria-invalid')).toBe('true'))
})

const preview = {
  html: '<p><a href="#s-a%C3%B1o"><em>un salto</em></a> <a href="#s-nada">al vacío</a></p><h3 id="s-año">Año</h3>',
  minutes: 1,
  doubts: [],
}

test('neither a preview nor a fault hides what somebody else wrote; who was told may save over it', async () => {
  let stored = article
  const { container, field, type, press, saved } = await open({
    'blog.adminArticle': () => stored,
    'blog.adminPreview': () => preview,
    'blog.adminSave': ({ seen }: { seen: string }) =>
      seen === stored.seen ? { ok: true, id: 4 } : { ok: false, code: 'changed_meanwhile' },
  })
  stored = { ...article, title: 'De otra persona', body: 'Otro texto.', seen: 'of-another' }
  press('Vista previa')
  await screen.findByRole('heading', { name: 'Vista previa' })
  type('title', '')
  press('Guardar')
  await waitFor(() => expect(field('title').getAttribute('aria-invalid')).toBe('true'))
  type('title', 'Mi título')
  press('Guardar')
  expect(await screen.findByText('Otro texto.')).toBeTruthy()
  expect(wordsOf(container)).toContain('De otra persona')
  expect(field('title').value).toBe('Mi título')
  press('Guardar')
  await waitFor(() => expect(saved().map(({ seen }) => seen)).toEqual(['as-it-is', 'of-another']))
})

test('a preview shows the article as the blog does, and its links stay in it', async () => {
  const { type, press, calls } = await open({ 'blog.adminPreview': () => preview })
  type('title', 'Cómo medir')
  press('Vista previa')
  const heading = await screen.findByRole('heading', { name: 'Vista previa' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  const { body, locale } = article
  expect(calls).toContainEqual({ name: 'blog.adminPreview', input: { body, locale } })
  expect(heading.closest('section')?.textContent).toContain('Cómo medir')
  expect(fireEvent.click(screen.getByText('un salto'))).toBe(false)
  const place = screen.getByRole('heading', { name: 'Año' })
  expect(document.activeElement).toBe(place)
  expect(fireEvent.click(screen.getByText('al vacío'))).toBe(false)
  expect(document.activeElement).toBe(place)
})

const { id, locale, slug, title, publishAt, state } = article
const listed: AdminArticles = [{ id, locale, slug, title, publishAt, state }]

test.each<[string, string | null]>([
  ['/admin/articles?locale=pt&state=published', 'published'],
  ['/admin/articles?locale=pt&state=x', null],
])('the list is narrowed by its address: %s', async (at, asked) => {
  const calls = serveDesk({ 'blog.adminArticles': () => listed })
  const { container } = renderDesk(<ArticlesPage />, { at, path: '/admin/articles', locale: 'en' })
  await screen.findByRole('link', { name: title })
  expect(calls).toEqual([{ name: 'blog.adminArticles', input: { locale: 'pt', state: asked } }])
  expect(wordsOf(container)).not.toMatch(/undefined|[{}]/u)
})

test('speaks another language too', async () => {
  const { container } = await open({}, '/admin/articles/4', 'en')
  expect(wordsOf(container)).not.toMatch(/undefined|[{}]/u)
  await expectAccessible(container)
})

test('without a title the title is asked for, not the address that is made of it', async () => {
  const { type, press, saved, field } = await open({})
  for (const name of ['title', 'slug']) type(name, '')
  press('Guardar')
  await waitFor(() => expect(field('title').getAttribute('aria-invalid')).toBe('true'))
  expect(field('slug').getAttribute('aria-invalid')).not.toBe('true')
  expect(saved()).toEqual([])
})

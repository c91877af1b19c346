// Proves the blog: only what is due is read, only admins write, addresses are unique, and the shipped articles are whole.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ArticleDraft } from '#contract/blog.ts'
import { ARTICLES_PER_PAGE } from '#domain/articles.ts'
import { LOCALES } from '#domain/vocabulary.ts'
import { type AccountShop, openAccountShop } from '#tests/support/account-shop.ts'
import { seedArticles, shippedArticles } from './seed-articles.ts'

let shop: AccountShop
let boss: Awaited<ReturnType<AccountShop['register']>>
beforeAll(async () => {
  shop = await openAccountShop()
  await shop.register('jefa')
  await shop.sql(`update app_user set is_admin = true where username = 'jefa'`)
  boss = { ...(await shop.register('otra')), ...(await shop.signIn('jefa')) }
})
afterAll(() => shop.close())

const draft = (changes: Partial<ArticleDraft> = {}): ArticleDraft => ({
  locale: 'es',
  slug: 'una-prueba',
  title: 'Una prueba',
  summary: 'Un resumen de veinte letras o más.',
  tags: ['pruebas'],
  cover: 'box',
  body: 'Un párrafo con <b>marcas</b> y [un enlace](javascript:alert(1)) que no corre.',
  publishAt: null,
  ...changes,
})
const reader = (locale: 'es' | 'en' = 'es') => shop.visitor({ locale }).call.blog
const read = async (slug: string, locale: 'es' | 'en' = 'es') => {
  const answer = await reader(locale).article({ slug })
  if ('movedTo' in answer) throw new Error(`moved to ${answer.movedTo}`)
  return answer
}
const save = async (id: number | null, changes: Partial<ArticleDraft> = {}) => {
  const seen = id === null ? null : (await boss.call.blog.adminArticle({ id })).seen
  return boss.call.blog.adminSave({ id, seen, draft: draft(changes) })
}

describe('the shipped articles', () => {
  test('twelve in Spanish, six of them in every other language, under the same addresses', () => {
    const slugs = LOCALES.map((locale) =>
      shippedArticles().flatMap((each) => (each.locale === locale ? [each.slug] : [])),
    )
    const [es = [], ...others] = slugs
    expect(es).toHaveLength(12)
    for (const other of others) {
      expect(other).toHaveLength(6)
      expect(other.toSorted()).toEqual(others[0]?.toSorted())
      expect(es).toEqual(expect.arrayContaining(other))
    }
  })

  test('are put in once, and lead only to articles there are', async () => {
    expect(await seedArticles(shop.deps.orm.em.fork())).toBe(30)
    expect(await seedArticles(shop.deps.orm.em.fork())).toBe(0)
    const slugs = new Set(shippedArticles().map(({ slug }) => slug))
    const links = shippedArticles().flatMap(({ body }) =>
      [...body.matchAll(/\(\/articulo\/([a-z-]+)\)/gu)].map(([, slug]) => slug),
    )
    expect(links.length).toBeGreaterThan(5)
    expect(links.filter((slug) => !slugs.has(slug ?? ''))).toEqual([])
  })
})

test('an article appears at its time, by itself', async () => {
  const saved = await save(null, { publishAt: '2026-05-04T15:00:00.000Z' })
  shop.setNow(new Date('2026-05-04T14:59:59Z'))
  await expect(read('una-prueba')).rejects.toThrow('not_found')
  expect((await reader().articles({ tag: 'pruebas' })).total).toBe(0)
  shop.setNow(new Date('2026-05-04T15:00:00Z'))
  const { article } = await read('una-prueba')
  expect(article.html).toContain('&lt;b&gt;marcas&lt;/b&gt;')
  expect(article.html).not.toContain('<a')
  expect((await reader().articles({ tag: 'pruebas' })).total).toBe(1)
  // Taken back, it is gone for everybody but the desk.
  if (saved.ok) await save(saved.id)
  await expect(read('una-prueba')).rejects.toThrow('not_found')
  const desk = await boss.call.blog.adminArticles({})
  expect(desk.find(({ slug }) => slug === 'una-prueba')?.state).toBe('draft')
})

test('one address per language', async () => {
  const first = await save(null, { slug: 'unica' })
  expect(await save(null, { slug: 'unica' })).toEqual(first)
  expect(await save(null, { slug: 'unica', title: 'Otra cosa' })).toEqual({
    ok: false,
    code: 'slug_taken',
  })
  expect(await save(null, { slug: 'unica', locale: 'en' })).toMatchObject({ ok: true })
  if (first.ok) expect(await save(first.id, { slug: 'unica' })).toMatchObject({ ok: true })
  // With its language as well it would go where its own English moves to.
  const both = { slug: 'unica-dos', locale: 'en' } as const
  if (first.ok) expect(await save(first.id, both)).toMatchObject({ code: 'slug_taken' })
  await expect(save(2_000_000, { slug: 'nadie' })).rejects.toThrow('not_found')
})

test('of two who change one article at once the second is told', async () => {
  const made = await save(null, { slug: 'entre-dos' })
  if (!made.ok) throw new Error(made.code)
  const { id } = made
  const { seen } = await boss.call.blog.adminArticle({ id })
  const change = (title: string) =>
    boss.call.blog.adminSave({ id, seen, draft: draft({ slug: 'entre-dos', title }) })
  const answers = await Promise.all([change('De la primera'), change('De la segunda')])
  expect(answers.toSorted((a, b) => Number(b.ok) - Number(a.ok))).toEqual([
    { ok: true, id },
    { ok: false, code: 'changed_meanwhile' },
  ])
  const { title } = await boss.call.blog.adminArticle({ id })
  // Posted once more, the one that was taken is no conflict.
  expect(await change(title)).toEqual({ ok: true, id })
})

test('related articles share the language and are published', async () => {
  shop.setNow(new Date('2026-12-01T12:00:00Z'))
  const { related } = await read('aereo-o-maritimo', 'en')
  expect(related).toHaveLength(3)
  expect(related[0]?.title).toMatch(/cost|weight|Customs/u)
})

test('a page of the list knows the languages that have it too', async () => {
  shop.setNow(new Date('2026-12-01T12:00:00Z'))
  await save(null, { slug: 'la-decimotercera', publishAt: '2026-11-30T12:00:00.000Z' })
  expect((await reader('en').articles({})).locales).toEqual([...LOCALES])
  const { articles, locales, total } = await reader().articles({ page: 2 })
  expect([articles.length > 0, total > ARTICLES_PER_PAGE, locales]).toEqual([true, true, ['es']])
  expect(await reader('en').articles({ page: 2 })).toMatchObject({ articles: [], locales: ['es'] })
})

test('what is missing in a language is read in Spanish', async () => {
  const { article } = await read('como-pagar-desde-venezuela', 'en')
  expect([article.locale, article.locales]).toEqual(['es', ['es']])
})

describe('an article that gets another address', () => {
  const at = new Date('2026-12-01T12:00:00Z')
  const due = { publishAt: '2026-11-30T12:00:00.000Z' }
  const make = async (changes: Partial<ArticleDraft>) => {
    const saved = await save(null, { ...due, ...changes })
    if (!saved.ok) throw new Error(saved.code)
    return saved.id
  }

  test('takes its languages along, and what was known leads to what it is called today', async () => {
    shop.setNow(at)
    const id = await make({ slug: 'mudanza' })
    await make({ slug: 'mudanza', locale: 'en' })
    await save(id, { ...due, slug: 'mudanza-dos' })
    expect((await read('mudanza-dos')).article.locales).toEqual(['es', 'en'])
    await save(id, { ...due, slug: 'mudanza-tres' })
    for (const locale of LOCALES) {
      const { call } = shop.visitor({ locale })
      for (const slug of ['mudanza', 'mudanza-dos'])
        expect(await call.blog.article({ slug })).toEqual({ movedTo: 'mudanza-tres' })
    }
    // Called again as it once was, it leads nowhere but to itself.
    await save(id, { ...due, slug: 'mudanza' })
    expect((await read('mudanza', 'en')).article.locale).toBe('en')
    await expect(read('mudanza-tres')).rejects.toThrow('moved to mudanza')
    // Who takes a left address has it.
    await make({ slug: 'mudanza-dos', title: 'Otra historia' })
    expect((await read('mudanza-dos')).article.title).toBe('Otra historia')
  })

  test('joins an article that is there in other languages, and leaves its own where it is', async () => {
    shop.setNow(at)
    const id = await make({ slug: 'sola', locale: 'en' })
    await make({ slug: 'sola' })
    await make({ slug: 'historia' })
    await save(id, { ...due, slug: 'historia', locale: 'en' })
    expect((await read('historia')).article.locales).toEqual(['es', 'en'])
    expect((await read('sola')).article.locales).toEqual(['es'])
    await expect(read('sola', 'en')).rejects.toThrow('moved to historia')
  })

  test('leads nowhere from what nobody could read', async () => {
    const id = await make({ slug: 'borrador-viejo', publishAt: null })
    await save(id, { ...due, slug: 'borrador-nuevo' })
    await expect(read('borrador-viejo')).rejects.toThrow('not_found')
  })
})

test('the preview leads where the saved article will, whatever language its writer reads in', async () => {
  const body = '[Ayuda](/help)'
  const preview = await boss.call.blog.adminPreview({ body, locale: 'pt' })
  expect(preview.html).toContain('href="/pt/help"')
})

test('only admins see drafts and write', async () => {
  const customer = await shop.register('clienta')
  for (const { call } of [shop.visitor(), customer]) {
    const refused = { message: expect.stringMatching(/^(?:unauthorized|forbidden)$/u) as string }
    await expect(call.blog.adminArticles({})).rejects.toMatchObject(refused)
    await expect(call.blog.adminArticle({ id: 1 })).rejects.toMatchObject(refused)
    await expect(call.blog.adminPreview({ body: 'x', locale: 'es' })).rejects.toMatchObject(refused)
    await expect(call.blog.adminSave({ id: null, draft: draft() })).rejects.toMatchObject(refused)
  }
})

// Holds the form of an article: a look at how it will be, or a fault, does not hide what somebody else wrote meanwhile.
import { expect, test } from 'vitest'
import type { PageContext } from '#src/lib/calls.ts'
import { MantineRoot } from '#src/theme/mantine-root.tsx'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { articleAction, type ArticleAnswer } from './article-action.ts'
import { ArticleForm } from './article-form.tsx'
import { type ArticleValues, EMPTY_VALUES } from './article-values.ts'

const stored: ArticleValues = {
  ...EMPTY_VALUES,
  title: 'De otra persona',
  slug: 'cajas',
  summary: 'Cómo se juntan las cajas.',
  body: 'Las cajas se juntan en Miami y viajan como una sola.',
}

const send = async (typed: Record<string, string>): Promise<ArticleAnswer> => {
  const read = { blog: { adminPreview: async () => ({ html: '', minutes: 1, doubts: [] }) } }
  const write = { blog: { adminSave: async () => ({ ok: false, code: 'article_changed' }) } }
  const body = new URLSearchParams({ ...stored, seen: 'as-it-was', ...typed })
  const request = new Request('http://shop.example/', { method: 'POST', body })
  const door = { read, write, inBrowser: false } as unknown as PageContext
  return (await articleAction(request, 4, door)) as ArticleAnswer
}

test.each([
  ['a preview', { intent: 'preview' }, 'as-it-was'],
  ['a fault', { intent: 'save', title: '' }, 'as-it-was'],
  ['a refusal, which shows what is there now', { intent: 'save', title: 'Mi título' }, 'as-it-is'],
])('after %s the form is sent with the mark of what was seen', async (_what, typed, seen) => {
  const answer = await send(typed)
  const { container } = renderInShop(
    <MantineRoot close="Cerrar">
      <ArticleForm
        values={stored}
        seen="as-it-is"
        answer={answer}
        doubts={[]}
        renderPreview={() => null}
      />
    </MantineRoot>,
  )
  expect(container.querySelector<HTMLInputElement>('[name="seen"]')?.value).toBe(seen)
})

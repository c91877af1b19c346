// The form of a sold-out product with its words and what sends it: fetched together, and only where it is shown.
import type { Locale } from '#domain/vocabulary.ts'
import { postAction } from '#src/lib/form/post-action.ts'
import { loadTexts } from '#src/lib/load-texts.ts'
import { RestockForm } from './restock-form.tsx'

export const restockAction = postAction(async () => {
  const { askPosts } = await import('./restock-posts.ts')
  return askPosts
})

export async function loadRestockForm(): Promise<typeof RestockForm> {
  if (!import.meta.env.SSR)
    await loadTexts(document.documentElement.lang as Locale, [
      'restock',
      'forms',
      'faults',
      'errors',
    ])
  return RestockForm
}

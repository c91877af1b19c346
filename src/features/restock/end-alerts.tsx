// The one button that ends all one waits for.
import { PostForm } from '#src/lib/form/post-form.tsx'
import { usePostForm } from '#src/lib/form/use-post-form.ts'
import { useTexts } from '#src/lib/texts.ts'
import type { RestockAnswer } from './restock-fields.ts'

export function EndAlerts({ answer }: { answer: RestockAnswer | undefined }) {
  const { restock: t } = useTexts()
  const form = usePostForm({ fields: {}, intent: 'endMine', words: t, answer, offline: t.failed })
  return <PostForm form={form} submit={t.leave()} look={{ quiet: true }} />
}

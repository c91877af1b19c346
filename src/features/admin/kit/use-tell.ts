// Says in passing what was done, or why it was not.
import { useTexts } from '#src/lib/texts.ts'
import { showToast } from '#src/lib/toast.ts'
import type { Toast } from '#src/ui/toast-message.ts'

export function useTell() {
  const { admin: t } = useTexts()
  return (title: string, more: Pick<Toast, 'text' | 'tone'> = {}) =>
    showToast({ title, ...more, closeLabel: t.close() })
}

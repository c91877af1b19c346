// Shows one passing message at a time; what it looks like is fetched with the first one.
import type { Toast } from '#src/ui/toast-message.ts'
import { announce } from './announce.ts'

let isShown = false

/** For people who listen it is said through the page's live region. Never the only place of an error. */
export function showToast(toast: Toast): void {
  announce(toast.text ? `${toast.title}. ${toast.text}` : toast.title)
  isShown = true
  import('#src/theme/mantine-toasts.tsx')
    .then(({ presentToast }) => presentToast(toast))
    .catch(() => {})
}

/** Takes away what is no longer so; where nothing was shown, nothing is fetched. */
export function hideToast(): void {
  if (!isShown) return
  isShown = false
  import('#src/theme/mantine-toasts.tsx').then(({ removeToast }) => removeToast()).catch(() => {})
}

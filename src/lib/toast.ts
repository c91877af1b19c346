// Shows one toast at a time; what it looks like is fetched with the first one.
import type { Toast } from '#src/ui/toast-message.ts'
import { announce } from './announce.ts'

/** For people who listen it is said through the page's live region. Never the only place of an error. */
export function showToast(toast: Toast): void {
  const said = toast.text ? `${toast.title}. ${toast.text}` : toast.title
  announce(said)
  import('#src/theme/mantine-toasts.tsx')
    .then(({ presentToast }) => presentToast(toast))
    .catch(() => {
      // What draws it cannot be fetched; an error is told all the same, in the browser's own box.
      if (toast.tone === 'error') alert(said)
    })
}

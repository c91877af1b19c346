// Shows one toast at a time; what it looks like is fetched with the first one.
import type { Toast } from '#src/ui/toast-message.ts'
import { announce } from './announce.ts'

/** The bare words, where what draws them cannot be fetched: an error is not silent because the line is. */
function presentPlainly({ title, text, closeLabel }: Toast): void {
  const box = document.body.appendChild(document.createElement('dialog'))
  const close = document.createElement('button')
  close.textContent = closeLabel
  close.addEventListener('click', () => box.remove())
  box.className = 'pu-card'
  box.append(text ? `${title}. ${text} ` : `${title} `, close)
  box.showModal()
}

/** For people who listen it is said through the page's live region. Never the only place of an error. */
export function showToast(toast: Toast): void {
  announce(toast.text ? `${toast.title}. ${toast.text}` : toast.title)
  import('#src/theme/mantine-toasts.tsx')
    .then(({ presentToast }) => presentToast(toast))
    .catch(() => {
      if (toast.tone === 'error') presentPlainly(toast)
    })
}

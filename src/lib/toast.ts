// Shows one passing message at a time; what it looks like is fetched with the first one.
import { announce } from './announce.ts'

export interface Toast {
  title: string
  text?: string
  tone?: 'success' | 'info' | 'warn' | 'error'
  /** Name of the button that closes it. */
  closeLabel: string
}

/** For people who listen it is said through the page's live region. Never the only place of an error. */
export function showToast(toast: Toast): void {
  announce(toast.text ? `${toast.title}. ${toast.text}` : toast.title)
  import('#src/ui/toaster.tsx').then(({ presentToast }) => presentToast(toast)).catch(() => {})
}

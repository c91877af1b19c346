// Draws the toast with Mantine's notifications, on any page: one at a time, above everything.
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { Notifications, notifications } from '@mantine/notifications'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { Icon } from '#src/ui/icon.tsx'
import type { Toast } from '#src/ui/toast-message.ts'
import { MantineBase } from './mantine-base.tsx'
import styles from './mantine-toasts.module.css'
import { swipeRight } from './swipe-right.ts'
import { layer } from './tokens.ts'

const VISIBLE_MS = 5000
const looks = {
  success: { icon: 'check', color: 'var(--pu-leaf-text)' },
  info: { icon: 'info', color: 'var(--pu-sea-text)' },
  warn: { icon: 'alert', color: 'var(--pu-honey-text)' },
  error: { icon: 'alert', color: 'var(--pu-danger-text)' },
} as const

let place: { host: HTMLElement; root: Root } | null = null
let count = 0

function openPlace() {
  const host = document.body.appendChild(document.createElement('div'))
  host.className = styles.host ?? ''
  host.popover = 'manual'
  return { host, root: createRoot(host) }
}

/** Replaces whatever message is shown. */
export function presentToast({ title, text, tone = 'success', closeLabel }: Toast): void {
  // A page that React drew anew after an error has lost the place.
  if (!place?.host.isConnected) place = openPlace()
  notifications.clean()
  count += 1
  const position = matchMedia('(min-width: 48em)').matches ? 'bottom-right' : 'top-center'
  const scheme = document.documentElement.dataset['mantineColorScheme']
  flushSync(() =>
    place?.root.render(
      <MantineBase close={closeLabel} scheme={scheme === 'dark' ? 'dark' : 'light'}>
        {/* A new one each time: the one before goes at once instead of fading beside it. */}
        <Notifications
          key={count}
          className={styles.toasts}
          position={position}
          autoClose={VISIBLE_MS}
          containerWidth={420}
          zIndex={layer.toast}
          limit={1}
          layout="stacked"
          allowDragDismiss={false}
          allowScrollDismiss={false}
          withinPortal={false}
        />
      </MantineBase>,
    ),
  )
  // Opened last, it lies above a dialog that was opened meanwhile.
  place.host.hidePopover?.()
  place.host.showPopover?.()
  notifications.show({
    title,
    message: text,
    color: looks[tone].color,
    icon: <Icon name={looks[tone].icon} size={22} />,
    // It is said through the live region of the page; an alert would say it twice.
    role: 'region',
    'aria-label': title,
    closeButtonProps: { 'aria-label': closeLabel, size: 'md' },
    classNames: {
      root: styles.toast,
      icon: styles.icon,
      title: styles.title,
      description: styles.text,
      closeButton: styles.close,
    },
    ...swipeRight(removeToast),
  })
}

export const removeToast = (): void => notifications.clean()

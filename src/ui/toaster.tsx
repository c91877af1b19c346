// Draws the passing message: one at a time, above everything, gone after five seconds or a swipe to the right.
import { useEffect, useRef, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'
import type { Toast } from './toast-message.ts'
import styles from './toaster.module.css'

const VISIBLE_MS = 5000
const SWIPE_PX = 50
const icons: Record<NonNullable<Toast['tone']>, IconName> = {
  success: 'check',
  info: 'info',
  warn: 'alert',
  error: 'alert',
}

export function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { title, text, tone = 'success', closeLabel } = toast
  const card = useRef<HTMLElement>(null)
  const start = useRef<number | null>(null)
  const [held, setHeld] = useState(false)
  const [moved, setMoved] = useState(0)

  // Above an open dialog too.
  useEffect(() => card.current?.showPopover?.(), [])
  useEffect(() => {
    if (held) return
    const timer = setTimeout(onClose, VISIBLE_MS)
    return () => clearTimeout(timer)
  }, [held, onClose])

  const release = () => {
    start.current = null
    if (moved >= SWIPE_PX) onClose()
    else setMoved(0)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press only holds it or swipes it away; what closes it is a button
    <section
      ref={card}
      popover="manual"
      aria-label={title}
      className={styles.toast}
      data-tone={tone}
      style={moved > 0 ? { translate: `${moved}px 0` } : undefined}
      onPointerDown={(event) => (start.current = event.clientX)}
      onPointerMove={(event) =>
        start.current !== null && setMoved(Math.max(0, event.clientX - start.current))
      }
      onPointerUp={release}
      onPointerCancel={release}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => {
        setHeld(false)
        release()
      }}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icons[tone]} size={22} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {text && <p>{text}</p>}
      </div>
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
        <Icon name="close" size={20} />
      </button>
    </section>
  )
}

let root: Root | null = null
let count = 0

/** Replaces whatever message is shown. */
export function presentToast(toast: Toast): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  count += 1
  const own = count
  const close = () => {
    if (own === count) root?.render(null)
  }
  root.render(<ToastCard key={own} toast={toast} onClose={close} />)
}

export const removeToast = (): void => root?.render(null)

// The floating way to a person: a plain link to the messaging program; where scripts run, a panel of topics first.
import {
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useFacts } from '#src/lib/facts.ts'
import { loadTexts } from '#src/lib/load-texts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from './chat-button.module.css'
import { chatUrl } from '#src/lib/chat-url.ts'

type Panel = ComponentType<{ onClose: () => void }>

export function ChatButton() {
  const { whatsapp, locale } = useFacts()
  const { footer } = useTexts()
  const button = useRef<HTMLAnchorElement>(null)
  const [Panel, setPanel] = useState<Panel | null>(null)
  useEffect(() => {
    const own = button.current
    // Without it the button stays where it is.
    const way =
      own &&
      import('./make-way.ts').then(
        ({ makeWay }) => makeWay(own),
        () => undefined,
      )
    return () => void way?.then((end) => end?.())
  }, [])
  if (!whatsapp) return null

  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (Panel) return setPanel(null)
    const href = button.current?.href
    Promise.all([import('./chat-panel.tsx'), loadTexts(locale, ['chat'])]).then(
      ([{ ChatPanel }]) => setPanel(() => ChatPanel),
      // Without the panel the link still leads there.
      () => href && location.assign(href),
    )
  }
  const close = () => {
    setPanel(null)
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && Panel) close()
  }
  // What has the focus must not lie under the open panel.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setPanel(null)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to the links and keys inside
    <aside className={styles.chat} aria-label={footer.chat()} {...{ onKeyDown, onBlur }}>
      {Panel && <Panel onClose={close} />}
      <a
        ref={button}
        href={chatUrl(whatsapp, '')}
        target="_blank"
        rel="noreferrer"
        className={styles.button}
        aria-expanded={Panel !== null}
        onClick={open}
      >
        <Icon name="chat" size={26} />
        <span className="pu-hidden">{footer.chat()}</span>
      </a>
    </aside>
  )
}

// What people ask most, each a link to the messaging program with the first sentence already typed.
import { useEffect, useRef } from 'react'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import type { IconName } from '#src/ui/icon-paths.ts'
import styles from './chat-panel.module.css'
import { chatUrl } from '#src/lib/chat-url.ts'
import { recordInquiry } from './record-inquiry.ts'
import { useChatOpen } from './use-chat-open.ts'

const TOPICS = [
  ['quote', 'card'],
  ['mailbox', 'box'],
  ['tracking', 'truck'],
  ['hours', 'clock'],
] as const satisfies readonly (readonly [string, IconName])[]

export function ChatPanel({ onClose }: { onClose: () => void }) {
  const { chat: t } = useTexts()
  const { whatsapp = '' } = useFacts()
  const isOpen = useChatOpen()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <section ref={panel} tabIndex={-1} className={styles.panel} aria-labelledby="chat-title">
      <div className={`pu-deep ${styles.head}`}>
        <h2 id="chat-title">{t.heading()}</h2>
        <button type="button" className={styles.close} aria-label={t.shut()} onClick={onClose}>
          <Icon name="close" size={20} />
        </button>
        <p className={styles.status} data-open={isOpen} role="status">
          {isOpen ? t.online() : t.offline()}
        </p>
      </div>
      <p className={styles.hours}>{isOpen ? t.hours() : `${t.hours()} ${t.later()}`}</p>
      <ul className={styles.topics}>
        {TOPICS.map(([topic, icon]) => (
          <li key={topic}>
            <a
              href={chatUrl(whatsapp, t.texts[topic]())}
              target="_blank"
              rel="noreferrer"
              onClick={() => recordInquiry(topic, t.texts[topic]())}
            >
              <Icon name={icon} size={20} />
              {t.topics[topic]()}
              <span className="pu-hidden">({t.newTab()})</span>
            </a>
          </li>
        ))}
      </ul>
      <ButtonLink
        href={chatUrl(whatsapp, t.texts.general())}
        target="_blank"
        rel="noreferrer"
        wide
        iconEnd="external"
        onClick={() => recordInquiry('general', t.texts.general())}
      >
        {t.start()}
      </ButtonLink>
    </section>
  )
}

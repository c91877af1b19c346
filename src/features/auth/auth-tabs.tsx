// The two faces of /auth, as links: each has an address of its own and needs no scripts.
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import type { AuthView } from './auth-fields.ts'
import styles from './auth.module.css'

interface AuthTabsProps {
  view: AuthView
  addressOf: (view: AuthView) => string
}

export function AuthTabs({ view, addressOf }: AuthTabsProps) {
  const { auth: t } = useTexts()
  const tabs = [
    ['sign-in', t.title()],
    ['register', t.register()],
  ] as const
  return (
    <nav aria-label={t.tabs()} className={styles.tabs}>
      {tabs.map(([tab, label]) => (
        <Anchor
          key={tab}
          to={addressOf(tab)}
          className={styles.tab}
          aria-current={tab === view ? 'page' : undefined}
        >
          {label}
        </Anchor>
      ))}
    </nav>
  )
}

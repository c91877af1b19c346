// The head of the admin's pages: where one is, where else one can go, and the way out.
import type { ReactNode } from 'react'
import { useHref } from 'react-router'
import { paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Container } from '#src/ui/container.tsx'
import styles from './admin.module.css'
import { AdminSections } from './admin-sections.tsx'

/** `tools` are what the shop's own header also offers. */
export function AdminBar({ tools }: { tools: ReactNode }) {
  const { admin: t } = useTexts()
  const { brand, user, mailbox } = useFacts()
  const signOut = useHref(paths.auth())
  return (
    <header className={`pu-deep ${styles.bar}`}>
      <Container className={styles.row}>
        <p className={styles.brand}>
          {brand} <span>{t.title()}</span>
        </p>
        <div className={styles.out}>
          {mailbox && (
            <Anchor href={paths.mailbox} className={styles.button}>
              {t.mailbox()}
            </Anchor>
          )}
          <Anchor to={paths.home} className={styles.button}>
            {t.shop()}
          </Anchor>
          {tools}
          <span translate="no">{user?.username}</span>
          <form method="post" action={signOut}>
            <button type="submit" name="intent" value="sign-out" className={styles.button}>
              {t.signOut()}
            </button>
          </form>
        </div>
        <AdminSections />
      </Container>
    </header>
  )
}

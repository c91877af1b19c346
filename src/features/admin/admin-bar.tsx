// The head of the admin's pages: where one is, where else one can go, and the way out.
import type { ReactNode } from 'react'
import { useHref } from 'react-router'
import { paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Container } from '#src/ui/container.tsx'
import styles from './admin.module.css'

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
        <nav aria-label={t.sections()} className={styles.links}>
          <Anchor to={paths.adminOrders()}>{t.list()}</Anchor>
          <Anchor to={paths.adminProducts()}>{t.wares()}</Anchor>
          <Anchor to={paths.adminUsers()}>{t.users.people()}</Anchor>
          <Anchor to={paths.adminSync()}>{t.sync()}</Anchor>
          <Anchor to={paths.adminRates()}>{t.rates()}</Anchor>
          <Anchor to={paths.adminCurrency()}>{t.fx()}</Anchor>
          <Anchor to={paths.adminBoxes()}>{t.cartons()}</Anchor>
          <Anchor to={paths.adminMessages()}>{t.letterbox()}</Anchor>
          <Anchor to={paths.adminSubscribers()}>{t.readers()}</Anchor>
          <Anchor to={paths.adminCustoms()}>{t.duty()}</Anchor>
          <Anchor to={paths.adminArticles()}>{t.articles()}</Anchor>
          <Anchor to={paths.adminAudit()}>{t.book()}</Anchor>
          {mailbox && <Anchor href={paths.mailbox}>{t.mailbox()}</Anchor>}
          <Anchor to={paths.home}>{t.shop()}</Anchor>
        </nav>
        <div className={styles.out}>
          {tools}
          <span translate="no">{user?.username}</span>
          <form method="post" action={signOut}>
            <button type="submit" name="intent" value="sign-out" className={styles.button}>
              {t.signOut()}
            </button>
          </form>
        </div>
      </Container>
    </header>
  )
}

// The head of the admin's pages: where one is, where else one can go, and the way back to the shop.
import type { ReactNode } from 'react'
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
  const { brand } = useFacts()
  return (
    <header className={`pu-deep ${styles.bar}`}>
      <Container className={styles.row}>
        <p className={styles.brand}>
          {brand} <span>{t.title()}</span>
        </p>
        <div className={styles.out}>
          <Anchor to={paths.home} className={`${styles.button} ${styles.back}`}>
            {t.shop()}
          </Anchor>
          {tools}
        </div>
        <AdminSections />
      </Container>
    </header>
  )
}

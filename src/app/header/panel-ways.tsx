// The ways out of the admin's panel, in the menu of the person who works there.
import { paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from './header.module.css'

export function PanelWays() {
  const { mailbox } = useFacts()
  const { admin: t } = useTexts()
  return (
    <>
      <Anchor to={paths.home} className={styles.item}>
        <Icon name="box" size={20} />
        {t.shop()}
      </Anchor>
      {mailbox && (
        <Anchor href={paths.mailbox} className={styles.item}>
          <Icon name="mail" size={20} />
          {t.mailbox()}
        </Anchor>
      )}
    </>
  )
}

// Tells every admin on every page of theirs that nobody can pay yet.
import { Alert } from '@mantine/core'
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from './shell.module.css'
import { useWaiting } from './use-waiting.ts'

export function UnsetPayments() {
  const { paying: t } = useTexts()
  if (!useWaiting().paymentMethods) return null
  return (
    <div className={styles.banner}>
      <Alert color="honey" role="status" icon={<Icon name="alert" />} title={t.unset()}>
        <p>{t.unsetText()}</p>
        <p>
          <Anchor to={paths.adminPaymentMethods()}>{t.setUp()}</Anchor>
        </p>
      </Alert>
    </div>
  )
}

// A provider's policy in a few words, and its form in a window of its own: news of the desk do not move it.
import { Button, Group, Modal } from '@mantine/core'
import { useState } from 'react'
import type { ProviderDesk } from '#contract/sync-desk.ts'
import { useTexts } from '#src/lib/texts.ts'
import { PolicyForm } from './policy-form.tsx'
import styles from './sync.module.css'

export function Policy({ desk, name }: { desk: ProviderDesk; name: string }) {
  const { admin, syncDesk: t } = useTexts()
  const [opened, setOpened] = useState(false)
  const title = t.policyNamed({ provider: name })
  const close = () => setOpened(false)
  return (
    <>
      {desk.policyLater && (
        <p className={styles.soft} role="status">
          {t.policyLater()}
        </p>
      )}
      <Group justify="space-between">
        <span className={styles.soft}>{t.sales[desk.salesPolicy]()}</span>
        <Button variant="default" size="sm" onClick={() => setOpened(true)}>
          {title}
        </Button>
      </Group>
      <Modal
        opened={opened}
        onClose={close}
        title={title}
        closeOnClickOutside={false}
        closeButtonProps={{ 'aria-label': admin.close() }}
      >
        <PolicyForm desk={desk} onSaved={close} />
      </Modal>
    </>
  )
}

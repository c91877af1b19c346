// Narrows the history of runs to one provider: a plain form whose answer has an address.
import { Button, NativeSelect } from '@mantine/core'
import { Form } from 'react-router'
import { paths } from '#contract/paths.ts'
import { SYNC_STORES, type SyncStore } from '#domain/store-offer.ts'
import { useTexts } from '#src/lib/texts.ts'
import styles from './desk.module.css'

export function RunsFilter({ provider }: { provider: SyncStore | null }) {
  const { admin, syncDesk: t, syncing: say } = useTexts()
  return (
    <Form
      key={provider}
      method="get"
      action={paths.adminSync()}
      preventScrollReset
      className={styles.filter}
    >
      <NativeSelect
        name="provider"
        label={t.provider()}
        defaultValue={provider ?? ''}
        data={[
          { value: '', label: t.anyProvider() },
          ...SYNC_STORES.map((each) => ({ value: each, label: say.provider[each]() })),
        ]}
      />
      <Button type="submit" variant="default">
        {admin.find()}
      </Button>
    </Form>
  )
}

// Narrows a list of the desk to one provider: a plain form whose answer has an address.
import { Button, NativeSelect } from '@mantine/core'
import { Form } from 'react-router'
import { SYNC_STORES, type SyncStore } from '#domain/store-offer.ts'
import { useTexts } from '#src/lib/texts.ts'
import styles from './desk.module.css'

interface StoreFilterProps {
  /** The list's address. */
  action: string
  provider: SyncStore | null
  /** Which of the list's halves is looked at, where it has two. */
  which?: string
}

export function StoreFilter({ action, provider, which }: StoreFilterProps) {
  const { admin, syncDesk: t, syncing: say } = useTexts()
  return (
    <Form key={provider} method="get" action={action} preventScrollReset className={styles.filter}>
      {which && <input type="hidden" name="which" value={which} />}
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

// Narrows a list of the desk to one provider.
import { NativeSelect } from '@mantine/core'
import { SYNC_STORES, type SyncStore } from '#domain/store-offer.ts'
import { useTexts } from '#src/lib/texts.ts'
import { FilterForm } from '../kit/filter-form.tsx'

interface StoreFilterProps {
  /** The list's address without a provider. */
  action: string
  provider: SyncStore | null
  /** Which of the list's halves is looked at, where it has two. */
  which?: string
}

export function StoreFilter({ action, provider, which }: StoreFilterProps) {
  const { syncDesk: t, syncing: say } = useTexts()
  return (
    <FilterForm action={action} isNarrowed={provider !== null}>
      {which && <input type="hidden" name="which" value={which} />}
      <NativeSelect
        key={provider}
        name="provider"
        label={t.provider()}
        defaultValue={provider ?? ''}
        data={[
          { value: '', label: t.anyProvider() },
          ...SYNC_STORES.map((each) => ({ value: each, label: say.provider[each]() })),
        ]}
      />
    </FilterForm>
  )
}

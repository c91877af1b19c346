// The choice of one store above a list of the sync.
import { SYNC_STORES } from '#domain/store-offer.ts'
import { useTexts } from '#src/lib/texts.ts'
import type { FilterField } from '../kit/filter-bar.tsx'

export function useStoreField(): FilterField {
  const { syncDesk: t, syncStatus: say } = useTexts()
  const choices = SYNC_STORES.map((value) => ({ value, label: say.provider[value]() }))
  return { kind: 'choice', name: 'provider', label: t.provider(), any: t.anyProvider(), choices }
}

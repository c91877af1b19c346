// What stores are called; what is the shop's own has its name.
import type { Store } from '#domain/vocabulary.ts'
import { useFacts } from './facts.ts'
import { useTexts } from './texts.ts'

export function useStoreNames(): Readonly<Record<Store, () => string>> {
  const { stores } = useTexts().catalogue
  const { brand } = useFacts()
  return { ...stores, own: () => brand }
}

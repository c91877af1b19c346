// Gives every component the facts of the request (language, brand, who is signed in).
import { createContext, useContext } from 'react'
import type { PageFacts } from './boot.ts'

const FactsContext = createContext<PageFacts | null>(null)
export const FactsProvider = FactsContext.Provider

/** Outside of a page nobody saves anything. */
export const useSavesData = (): boolean => useContext(FactsContext)?.savesData === true

export function useFacts(): PageFacts {
  const facts = useContext(FactsContext)
  if (!facts) throw new Error('useFacts outside of FactsProvider')
  return facts
}

// Asks for suggestions a moment after the last letter and takes back a question that a newer one has overtaken.
import { useEffect, useState } from 'react'
import type { Suggestions } from '#contract/catalogue.ts'
import { queryClient, trpc } from '#src/lib/trpc-client.ts'

/** Long enough not to ask for every letter, too short to be noticed. */
const PAUSE_MS = 150

const NOTHING: Suggestions = { words: [], products: [] }

/** What the shop suggests for the typed text: the last answer until the next one is there. */
export function useSuggestions(text: string): { typed: string; found: Suggestions } {
  const [answer, setAnswer] = useState({ typed: '', found: NOTHING })
  useEffect(() => {
    if (text === '') return
    const query = trpc.catalogue.suggest.queryOptions({ text }, { trpc: { abortOnUnmount: true } })
    let overtaken = false
    const timer = setTimeout(() => {
      queryClient.fetchQuery(query).then(
        (found) => overtaken || setAnswer({ typed: text, found }),
        // Suggestions are a courtesy: whatever went wrong, the form still searches.
        () => undefined,
      )
    }, PAUSE_MS)
    return () => {
      overtaken = true
      clearTimeout(timer)
      void queryClient.cancelQueries({ queryKey: query.queryKey })
    }
  }, [text])
  return text === '' ? { typed: '', found: NOTHING } : answer
}

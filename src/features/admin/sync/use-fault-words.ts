// Says a store's refusal in words: what it means by its kind, and what helps by its code where that is known.
import type { SyncRunView } from '#contract/sync-desk.ts'
import { useTexts } from '#src/lib/texts.ts'

export function useFaultWords(): (fault: SyncRunView['fault']) => [what: string, help?: string] {
  const { faultDesk: t } = useTexts()
  const own = <T extends object>(words: T, key: string): (() => string) | undefined =>
    Object.hasOwn(words, key) ? (words[key as keyof T] as () => string) : undefined
  return (fault) => {
    // Some faults are not the store's, whatever they mean for the run.
    const what = fault && (own(t.faultOf, fault.code) ?? own(t.faultKind, fault.kind))
    const help = fault && own(t.faultHelp, fault.code)
    return [what ? what() : t.otherFault(), ...(help ? [help()] : [])] as [string, string?]
  }
}

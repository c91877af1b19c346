// Asks for a sync of one store or of all.
import { useTexts } from '#src/lib/texts.ts'
import { trpcClient } from '#src/lib/trpc-client.ts'
import type { SyncTriggerInput } from '#contract/sync.ts'
import { useAct } from '../kit/use-act.ts'
import { useTell } from '../kit/use-tell.ts'

export function useTrigger() {
  const { syncDesk: t } = useTexts()
  const tell = useTell()
  return useAct({
    send: (input: SyncTriggerInput) => trpcClient.sync.trigger.mutate(input),
    done: () => tell(t.done.triggered()),
  })
}

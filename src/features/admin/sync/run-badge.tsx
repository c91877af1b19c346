// A run's state at the desk: colour, sign and word.
import { Badge } from '@mantine/core'
import type { SyncRunView } from '#contract/sync-desk.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Icon } from '#src/ui/icon.tsx'
import type { IconName } from '#src/ui/icon-paths.ts'

const FACES: Record<SyncRunView['state'], [color: string | null, icon: IconName]> = {
  waiting: [null, 'clock'],
  running: ['sea', 'refresh'],
  completed: ['leaf', 'check'],
  suspicious: ['honey', 'alert'],
  rejected: [null, 'close'],
  failed: ['red', 'alert'],
}

export function RunBadge({ state, hold }: Pick<SyncRunView, 'state' | 'hold'>) {
  const { syncDesk: t, syncStatus } = useTexts()
  const shown = hold ? 'waiting' : state
  const words = hold === 'paused' ? syncStatus.paused() : t.states[shown]()
  const [color, icon] = FACES[shown]
  const look = color ? { color } : { variant: 'default' }
  return (
    <Badge {...look} miw="max-content" leftSection={<Icon name={icon} />}>
      {words}
    </Badge>
  )
}

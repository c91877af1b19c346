// Where a store's sync stands: a colour, a sign and always a word.
import type { ProviderStats } from '#contract/sync.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Badge, type Tone } from '#src/ui/badge.tsx'
import type { IconName } from '#src/ui/icon-paths.ts'
import styles from './sync-badge.module.css'

const FACES: Record<ProviderStats['status'], [tone: Tone, icon: IconName]> = {
  pending: ['neutral', 'clock'],
  active: ['sea', 'refresh'],
  completed: ['leaf', 'check'],
  failed: ['danger', 'alert'],
}

export function SyncBadge({ status }: Pick<ProviderStats, 'status'>) {
  const { syncing: t } = useTexts()
  const [tone, icon] = FACES[status]
  return (
    <Badge tone={tone} icon={icon} className={status === 'active' ? (styles.active ?? '') : ''}>
      {t.status[status]()}
    </Badge>
  )
}

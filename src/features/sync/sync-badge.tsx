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

interface SyncBadgeProps extends Pick<ProviderStats, 'status'> {
  /** Only the sign is seen, where there is no room; the word is still read out. */
  brief?: boolean
}

export function SyncBadge({ status, brief = false }: SyncBadgeProps) {
  const { syncStatus: t } = useTexts()
  const [tone, icon] = FACES[status]
  return (
    <Badge tone={tone} icon={icon} className={status === 'active' ? (styles.active ?? '') : ''}>
      <span className={brief ? styles.brief : undefined}>{t.status[status]()}</span>
    </Badge>
  )
}

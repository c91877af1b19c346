// How far a run has come: a bar whose name says whose it is.
import styles from './sync-progress.module.css'

export function SyncProgress({ percent, label }: { percent: number; label: string }) {
  return <progress className={styles.progress} max={100} value={percent} aria-label={label} />
}

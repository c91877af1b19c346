// A quiet block that keeps the place of what is still on its way.
import styles from './skeleton.module.css'

interface SkeletonProps {
  width?: string
  /** CSS height; with `square` the width decides. */
  height?: string
  square?: boolean
  round?: boolean
}

/** Hidden from screen readers: the region around it says once that it is loading (`aria-busy` and a label). */
export function Skeleton({ width = '100%', height = '1em', square, round }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={styles.skeleton}
      data-round={round || undefined}
      style={square ? { width, aspectRatio: '1' } : { width, height }}
    />
  )
}

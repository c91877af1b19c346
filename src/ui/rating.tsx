// Stars out of five, drawn to the tenth and said as words.
import type { CSSProperties } from 'react'
import styles from './rating.module.css'

interface RatingProps {
  /** 0 to 5. */
  value: number
  /** What the stars mean in words, «4,5 de 5». */
  label: string
  /** Shown after the stars, usually the number of reviews. */
  count?: string
  size?: 's' | 'm'
}

export function Rating({ value, label, count, size = 's' }: RatingProps) {
  const share = `${Math.round(Math.min(5, Math.max(0, value)) * 20)}%`
  return (
    <span className={styles.rating} data-size={size}>
      <span
        className={styles.stars}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a cut-out shape, no file to show
        role="img"
        aria-label={label}
        style={{ '--share': share } as CSSProperties}
      />
      {count && <span className={styles.count}>{count}</span>}
    </span>
  )
}

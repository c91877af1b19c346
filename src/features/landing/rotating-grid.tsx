// A grid that shows eight of many: leafed through by buttons that also work as a plain form, and mixed anew by itself.
import type { MouseEvent, ReactNode } from 'react'
import { useHref } from 'react-router'
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './rotating-grid.module.css'
import { useRotation } from './use-rotation.ts'

interface RotatingGridProps {
  /** One element with a key of its own for each item. */
  items: readonly ReactNode[]
  /** The first place shown, from the address. */
  from: number
  /** Anchor of the section, where a plain form comes back to. */
  anchor: string
}

export function RotatingGrid({ items, from: first, anchor }: RotatingGridProps) {
  const { landing } = useTexts()
  const t = landing.rotation
  const action = `${useHref(paths.abroad())}#${anchor}`
  const { from, to, previous, next, shown, move, stopped, toggle, hold } = useRotation(items, first)
  const step = (place: number | null) => (event: MouseEvent) => {
    event.preventDefault()
    if (place !== null) move(place)
  }
  const leaf = (place: number | null) =>
    ({
      type: 'submit',
      name: 'from',
      value: place ?? from,
      // Not `disabled`: whoever has just clicked it keeps the focus.
      'aria-disabled': place === null,
      variant: 'secondary',
      onClick: step(place),
    }) as const
  return (
    <div {...hold}>
      <div className="pu-grid">{shown}</div>
      <form action={action} className={styles.controls}>
        <Button {...leaf(previous)} icon="chevron-left">
          {t.previous()}
        </Button>
        <p className={styles.place} aria-live="polite">
          {t.shown({ range: `${from + 1}–${to}`, count: items.length })}
        </p>
        <Button {...leaf(next)} iconEnd="chevron-right">
          {t.next()}
        </Button>
        <Button variant="quiet" className={styles.pause} onClick={toggle}>
          {stopped ? t.resume() : t.pause()}
        </Button>
      </form>
    </div>
  )
}

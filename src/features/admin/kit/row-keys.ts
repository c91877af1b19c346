// The keys of a table: arrows, or j and k, from row to row; Enter opens the row, x chooses it.
import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }

/** For the table; its rows take the focus. */
export function moveByKeys(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event
  if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return
  if (target.matches('input:not([type="checkbox"]), select, textarea')) return
  const rows = [...currentTarget.querySelectorAll<HTMLElement>('tbody > tr')]
  const row = target.closest('tr')
  const step = STEPS[key]
  if (step !== undefined) {
    event.preventDefault()
    const place = rows.findIndex((each) => each === row) + step
    rows[Math.max(0, Math.min(place, rows.length - 1))]?.focus()
  }
  if (target !== row) return
  if (key === 'Enter') row.querySelector('a')?.click()
  if (key === 'x') row.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click()
}

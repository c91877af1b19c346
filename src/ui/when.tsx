// A moment as the shop shows it, with the exact time for machines.
import { formatStart } from './format-start.ts'
import { formatWhen } from './format-when.ts'
import { useUiLocale } from './ui-locale.ts'

/**
 * `start`: something begins or ends to hold then, perhaps with the day. Browsers and servers may abbreviate months
 * differently; what the server wrote stays.
 */
export function When({ iso, start = false }: { iso: string; start?: boolean }) {
  const format = start ? formatStart : formatWhen
  return (
    <time dateTime={iso} suppressHydrationWarning>
      {format(iso, useUiLocale())}
    </time>
  )
}

// A moment as the shop shows it, with the exact time for machines.
import { formatWhen } from './format-when.ts'
import { useUiLocale } from './ui-locale.ts'

/** Browsers and servers may abbreviate months differently; what the server wrote stays. */
export function When({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} suppressHydrationWarning>
      {formatWhen(iso, useUiLocale())}
    </time>
  )
}

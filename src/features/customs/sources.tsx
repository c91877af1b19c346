// Where a figure comes from and when it was true; only safe addresses become links.
import type { CustomsSource } from '#domain/customs-rule.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatDay } from '#src/ui/format-day.ts'
import { useUiLocale } from '#src/ui/ui-locale.ts'

function Source({ source: { title, url, date } }: { source: CustomsSource }) {
  const { duties } = useTexts()
  const locale = useUiLocale()
  return (
    <>
      {url?.startsWith('https://') ? (
        <a href={url} rel="noopener noreferrer nofollow" target="_blank">
          {title}
        </a>
      ) : (
        title
      )}{' '}
      ({date === null ? duties.undated() : formatDay(date, locale)})
    </>
  )
}

export function Sources({ sources }: { sources: readonly CustomsSource[] }) {
  const { duties } = useTexts()
  return (
    <>
      {sources.length > 1 ? duties.sources() : duties.source()}{' '}
      {sources.map((source, index) => (
        <span key={source.title}>
          {index > 0 && '; '}
          <Source source={source} />
        </span>
      ))}
    </>
  )
}

// Tells feed readers where the newest articles of this language are; React moves it into <head>.
import { localised, paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'

export function FeedLink() {
  const { locale } = useFacts()
  const { blog: t } = useTexts()
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={t.title()}
      href={localised(locale, paths.blogFeed)}
    />
  )
}

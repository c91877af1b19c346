// This page in each language, as links that also remember the choice; scripts spare visitors the detour over the server,
// which keeps it in the account of whoever has one.
import type { MouseEvent } from 'react'
import { LOCALES, type Locale } from '#domain/vocabulary.ts'
import { localised, paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { rememberLanguage } from '#src/lib/preferences.ts'
import { useAddress } from '#src/lib/use-address.ts'
import { useTexts } from '#src/lib/texts.ts'

export function LanguageLinks({ className }: { className?: string | undefined }) {
  const { locale, user } = useFacts()
  const { language } = useTexts()
  const { pathname, search } = useAddress()
  const path = `${pathname}${search}`

  const change = (event: MouseEvent, other: Locale) => {
    if (user || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    rememberLanguage(other)
    location.assign(localised(other, path))
  }

  return (
    <ul className={className}>
      {LOCALES.map((other) => (
        <li key={other}>
          <a
            href={paths.language(other, path)}
            rel="nofollow"
            lang={other}
            hrefLang={other}
            aria-current={other === locale || undefined}
            onClick={(event) => change(event, other)}
          >
            {language[other]()}
          </a>
        </li>
      ))}
    </ul>
  )
}

// What search engines and programs that show a shared link read of a page: its languages and its card.
import { localised, paths } from '#contract/paths.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { useFacts } from './facts.ts'

interface Props {
  title: string
  description?: string | undefined
  type: string
  /** The languages this page exists in. */
  languages: readonly Locale[]
  /** Without the language's prefix. */
  path: string
  noindex: boolean
  image?: string | undefined
}

const OG_LOCALES: Record<Locale, string> = { es: 'es_ES', en: 'en_US', it: 'it_IT', pt: 'pt_BR' }

/** What a shared link to a page without a card shows. */
const SHARED_IMAGE = '/hero.webp'

export function SharingTags({ title, description, type, languages, path, noindex, image }: Props) {
  const { locale, brand, origin } = useFacts()
  const here = localised(locale, path)
  const card = noindex ? SHARED_IMAGE : paths.shareCard(here)
  const isOurs = image !== undefined && !image.startsWith('https:')
  return (
    <>
      <meta property="og:title" content={title} />
      {description ? <meta property="og:description" content={description} /> : null}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={brand} />
      <meta property="og:locale" content={OG_LOCALES[locale]} />
      <meta property="og:url" content={`${origin}${here}`} />
      <meta property="og:image" content={`${origin}${card}`} />
      <meta property="og:image:alt" content={title} />
      {isOurs ? <meta name="puente-picture" content={image} /> : null}
      <meta name="twitter:card" content="summary_large_image" />
      {noindex ? null : <IndexedTags {...{ languages, path }} />}
    </>
  )
}

/** Of a page that search engines may list, which has a card of its own. */
function IndexedTags({ languages, path }: Pick<Props, 'languages' | 'path'>) {
  const { locale, origin } = useFacts()
  const addressIn = (language: Locale) => `${origin}${localised(language, path)}`
  return (
    <>
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      {languages
        .filter((other) => other !== locale)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={OG_LOCALES[other]} />
        ))}
      {languages.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={addressIn(other)} />
      ))}
      {languages.includes('es') ? (
        <link rel="alternate" hrefLang="x-default" href={addressIn('es')} />
      ) : null}
    </>
  )
}

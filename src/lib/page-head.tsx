// Title, description, canonical, language alternates and sharing tags of a page; React moves them into <head>.
import { useLocation } from 'react-router'
import { cutAtWord } from '#domain/cut-at-word.ts'
import { LOCALES, type Locale } from '#domain/vocabulary.ts'
import { isPersonalPage } from '#contract/personal-pages.ts'
import { localised, paths } from '#contract/paths.ts'
import { useFacts } from './facts.ts'

interface Props {
  title: string
  description?: string
  /** Path (without language prefix) that search engines should know this page by. */
  canonical?: string
  /** Keeps the page out of search engines, as one person's are anyway; with `follow` its links still count. */
  noindex?: boolean | 'follow'
  /** Address of the page's own picture. The card shows it if it is ours; a store's stays with the store. */
  image?: string | undefined
  type?: 'website' | 'product' | 'article'
  /** The languages this page exists in, when not in all. */
  languages?: readonly Locale[]
}

const OG_LOCALES: Record<Locale, string> = { es: 'es_ES', en: 'en_US', it: 'it_IT', pt: 'pt_BR' }

/** What a shared link to a page without a card shows. */
const SHARED_IMAGE = '/hero.webp'
/** How much of a title and of a description search engines show. */
const SHOWN = { title: 60, description: 155 } as const
/** A shop's name that leaves less than this to the title is left out where both are too long. */
const LEAST_TITLE = 40

function titleOf(title: string, brand: string, isCut: boolean): string {
  const end = title.includes(brand) ? '' : ` | ${brand}`
  if (!isCut) return `${title}${end}`
  const room = SHOWN.title - end.length
  if (title.length > room && room < LEAST_TITLE) return cutAtWord(title, SHOWN.title)
  return `${cutAtWord(title, room)}${end}`
}

export function PageHead({
  title,
  description: whole,
  canonical,
  noindex: isLeftOut,
  image,
  type = 'website',
  languages = LOCALES,
}: Props) {
  const { locale, brand, origin } = useFacts()
  const { pathname } = useLocation()
  const noindex = isLeftOut ?? isPersonalPage(pathname)
  const path = canonical ?? pathname
  const here = localised(locale, path)
  const url = `${origin}${here}`
  const card = noindex ? SHARED_IMAGE : paths.shareCard(here)
  const isOurs = image !== undefined && !image.startsWith('https:')
  const description = whole && cutAtWord(whole, SHOWN.description)
  return (
    <>
      <title>{titleOf(title, brand, !noindex)}</title>
      {description ? <meta name="description" content={description} /> : null}
      <meta
        name="robots"
        content={
          noindex === 'follow'
            ? 'noindex, follow'
            : noindex
              ? 'noindex, nofollow'
              : 'max-image-preview:large'
        }
      />
      <meta property="og:title" content={title} />
      {description ? <meta property="og:description" content={description} /> : null}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={brand} />
      <meta property="og:locale" content={OG_LOCALES[locale]} />
      {noindex
        ? null
        : languages
            .filter((other) => other !== locale)
            .map((other) => (
              <meta key={other} property="og:locale:alternate" content={OG_LOCALES[other]} />
            ))}
      <meta property="og:url" content={url} />
      <meta property="og:image" content={`${origin}${card}`} />
      {noindex ? null : (
        <>
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      )}
      <meta property="og:image:alt" content={title} />
      {isOurs ? <meta name="puente-picture" content={image} /> : null}
      <meta name="twitter:card" content="summary_large_image" />
      {noindex ? null : <link rel="canonical" href={url} />}
      {noindex
        ? null
        : languages.map((other) => (
            <link
              key={other}
              rel="alternate"
              hrefLang={other}
              href={`${origin}${localised(other, path)}`}
            />
          ))}
      {noindex || !languages.includes('es') ? null : (
        <link rel="alternate" hrefLang="x-default" href={`${origin}${localised('es', path)}`} />
      )}
    </>
  )
}

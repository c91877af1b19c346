// Title, description, canonical, language alternates and sharing tags of a page; React moves them into <head>.
import { useLocation } from 'react-router'
import { LOCALES, type Locale } from '#domain/vocabulary.ts'
import { localised } from '#contract/paths.ts'
import { useFacts } from './facts.ts'

interface Props {
  title: string
  description?: string
  /** Path (without language prefix) that search engines should know this page by. */
  canonical?: string
  /** Keeps the page out of search engines; with `follow` its links still count. */
  noindex?: boolean | 'follow'
  /** Address of the page's own picture, on this site or of a store. */
  image?: string | undefined
  type?: 'website' | 'product' | 'article'
  /** The languages this page exists in, when not in all. */
  languages?: readonly Locale[]
}

const OG_LOCALES: Record<Locale, string> = { es: 'es_VE', en: 'en_US', it: 'it_IT', pt: 'pt_BR' }

/** What a shared link shows where the page has no picture of its own. */
const SHARED_IMAGE = '/hero.webp'

export function PageHead({
  title,
  description,
  canonical,
  noindex,
  image,
  type = 'website',
  languages = LOCALES,
}: Props) {
  const { locale, brand, origin } = useFacts()
  const { pathname } = useLocation()
  const path = canonical ?? pathname
  const url = `${origin}${localised(locale, path)}`
  // A store's picture stays where it is; everything else is put on a card of ours.
  const outside = image?.startsWith('https:') ? image : null
  const card = noindex
    ? SHARED_IMAGE
    : `/share.jpg?page=${encodeURIComponent(new URL(url).pathname)}`
  const full = title.includes(brand) ? title : `${title} | ${brand}`
  return (
    <>
      <title>{full}</title>
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
      <meta property="og:image" content={new URL(outside ?? card, origin).href} />
      {outside || noindex ? null : (
        <>
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      )}
      <meta property="og:image:alt" content={title} />
      {image && !outside ? <meta name="puente-picture" content={image} /> : null}
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

// Title, description and canonical of a page, and what programs read of it; React moves them into <head>.
import { useLocation } from 'react-router'
import { cutAtWord } from '#domain/cut-at-word.ts'
import { LOCALES, type Locale } from '#domain/vocabulary.ts'
import { isPersonalPage } from '#contract/personal-pages.ts'
import { localised } from '#contract/paths.ts'
import { useFacts } from './facts.ts'
import { SharingTags } from './sharing-tags.tsx'

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
  const description = whole && cutAtWord(whole, SHOWN.description)
  const shared = { title, description, type, languages, path, noindex: Boolean(noindex), image }
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
      {/* Phones share this address. */}
      {noindex ? null : <link rel="canonical" href={`${origin}${localised(locale, path)}`} />}
      {/* Whoever reads these asks the server for the page. */}
      {import.meta.env.SSR ? <SharingTags {...shared} /> : null}
    </>
  )
}

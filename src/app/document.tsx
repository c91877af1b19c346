// The whole document as a component, so that head and body hydrate as one tree.
import type { ReactNode } from 'react'
import { localised } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'

/** Styles of the page: inlined by the server; in development links to the sources. */
export interface Styles {
  inline: string
  links: string[]
  /** Addresses of what is inlined: a disabled link is not fetched, and tells the module loader that it is here. */
  inlined?: string[]
}

/** In the browser: the addresses the server wrote, for the first render must be the server's. */
export const inlinedStyles = (): string[] =>
  [...document.head.querySelectorAll('link[data-inlined]')].map(
    (link) => link.getAttribute('href') ?? '',
  )

/** In the browser: the colour of its own bar as the server wrote it, which spares it the tokens. */
export const writtenBarColor = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content

/** The strength of the layers, before any stylesheet can set another order by coming first. */
const LAYERS = '@layer base,mantine,ui;'

/**
 * Fetched by nobody: a disabled link is not, and one for no medium is passed over by the scanner that runs ahead of the
 * parser and does not know disabled ones. `disabled` is known to React and to HTML, but not to React's types.
 */
const DISABLED = { disabled: true, media: 'not all' }

export function Document({
  styles,
  barColor,
  nonce,
  children,
}: {
  styles: Styles
  barColor: string | undefined
  nonce?: string
  children: ReactNode
}) {
  const { locale, scheme, brand } = useFacts()
  return (
    <html lang={locale} data-mantine-color-scheme={scheme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={scheme} />
        <meta name="theme-color" content={barColor} />
        <meta name="application-name" content={brand} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={localised(locale, '/manifest.webmanifest')} />
        {/* The browser keeps what the server inlined: an empty text here would throw the styles away. */}
        <style
          nonce={nonce}
          data-page-styles=""
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: `${LAYERS}${styles.inline}` }}
        />
        {styles.inlined?.map((href) => (
          <link key={href} rel="stylesheet" href={href} data-inlined="" {...DISABLED} />
        ))}
        {styles.links.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>{children}</body>
    </html>
  )
}

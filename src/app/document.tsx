// The whole document as a component, so that head and body hydrate as one tree.
import type { ReactNode } from 'react'
import { useFacts } from '#src/lib/facts.ts'

/** Styles of the page: inlined by the server; in development links to the sources. */
export interface Styles {
  inline: string
  links: string[]
}

/** The strength of the layers, before any stylesheet can set another order by coming first. */
const LAYERS = '@layer base,mantine,ui;'

export function Document({
  styles,
  nonce,
  children,
}: {
  styles: Styles
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
        <meta name="application-name" content={brand} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {/* The browser keeps what the server inlined: an empty text here would throw the styles away. */}
        <style
          nonce={nonce}
          data-page-styles=""
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: `${LAYERS}${styles.inline}` }}
        />
        {styles.links.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>{children}</body>
    </html>
  )
}

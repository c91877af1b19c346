// The tree both sides render: facts, document, router.
import { StrictMode, type ReactNode } from 'react'
import type { PageFacts } from '#src/lib/boot.ts'
import { FactsProvider } from '#src/lib/facts.ts'
import { LinkIntentContext, type LinkIntent } from '#src/ui/link-intent.ts'
import { UiLocale } from '#src/ui/ui-locale.ts'
import { Document, type Styles } from './document.tsx'

interface Props {
  facts: PageFacts
  styles: Styles
  /** Of the browser's own bar. */
  barColor: string | undefined
  nonce?: string
  /** What to do when a link is about to be followed; only the browser has something to do. */
  onLinkIntent?: LinkIntent
  /** The boot data and starter; only the server writes them. */
  scripts?: ReactNode
  children: ReactNode
}

export const Root = ({
  facts,
  styles,
  barColor,
  nonce,
  onLinkIntent,
  scripts,
  children,
}: Props) => (
  <StrictMode>
    <FactsProvider value={facts}>
      <UiLocale value={facts.locale}>
        <LinkIntentContext value={onLinkIntent ?? null}>
          <Document styles={styles} barColor={barColor} nonce={nonce}>
            {children}
            {scripts}
          </Document>
        </LinkIntentContext>
      </UiLocale>
    </FactsProvider>
  </StrictMode>
)

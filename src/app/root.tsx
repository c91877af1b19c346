// The tree both sides render: facts, document, router.
import { StrictMode, type ReactNode } from 'react'
import type { PageFacts } from '#src/lib/boot.ts'
import { FactsProvider } from '#src/lib/facts.ts'
import { Document, type Styles } from './document.tsx'

interface Props {
  facts: PageFacts
  styles: Styles
  nonce?: string
  /** The boot data and starter; only the server writes them. */
  scripts?: ReactNode
  children: ReactNode
}

export const Root = ({ facts, styles, nonce, scripts, children }: Props) => (
  <StrictMode>
    <FactsProvider value={facts}>
      <Document styles={styles} nonce={nonce}>
        {children}
        {scripts}
      </Document>
    </FactsProvider>
  </StrictMode>
)

// Mantine's provider as every place here uses it: our theme and variables, styles with the page's nonce.
// Its reset and global rules are left out: the page has its own, and they would stay after the visit.
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import { MantineProvider } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import type { PageFacts } from '#src/lib/boot.ts'
import { useStyleNonce } from '#src/lib/style-nonce.ts'
import { mantineVariables } from './mantine-variables.ts'
import { makeTheme, type ThemeWords } from './theme.ts'

/** The scheme stands on <html> from the first byte and only our own switch changes it: Mantine may not write there. */
const noRoot = () => undefined

interface Props extends ThemeWords {
  scheme: PageFacts['scheme']
  children: ReactNode
}

export function MantineBase({ close, scheme, children }: Props) {
  const getStyleNonce = useStyleNonce()
  const theme = useMemo(() => makeTheme({ close }), [close])
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={mantineVariables}
      forceColorScheme={scheme}
      getRootElement={noRoot}
      getStyleNonce={getStyleNonce}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  )
}

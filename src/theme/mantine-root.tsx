// What Mantine's parts stand on: our theme, our variables and the styles of exactly the parts in use.
// Its reset and global rules are left out: the page has its own, and they would stay after the visit.
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/Button.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Badge.layer.css'
import '@mantine/core/styles/Table.layer.css'
import '@mantine/core/styles/Alert.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { MantineProvider } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { useFacts } from '#src/lib/facts.ts'
import { useStyleNonce } from '#src/lib/style-nonce.ts'
import { mantineVariables } from './mantine-variables.ts'
import { makeTheme } from './theme.ts'

/** The scheme stands on <html> from the first byte and only our own switch changes it: Mantine may not write there. */
const noRoot = () => undefined

export function MantineRoot({ close, children }: { close: string; children: ReactNode }) {
  const { scheme } = useFacts()
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

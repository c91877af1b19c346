// What pages of Mantine parts stand on: its provider, and the styles of exactly the parts in use.
import { MantineBase } from './mantine-base.tsx'
import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/Button.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Badge.layer.css'
import '@mantine/core/styles/Table.layer.css'
import '@mantine/core/styles/Alert.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import '@mantine/core/styles/AppShell.layer.css'
import '@mantine/core/styles/Burger.layer.css'
import '@mantine/core/styles/NavLink.layer.css'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/Skeleton.layer.css'
import '@mantine/core/styles/Stack.layer.css'
import '@mantine/core/styles/EmptyState.layer.css'
import type { ReactNode } from 'react'
import { useFacts } from '#src/lib/facts.ts'

export function MantineRoot({ close, children }: { close: string; children: ReactNode }) {
  const { scheme } = useFacts()
  return (
    <MantineBase close={close} scheme={scheme}>
      {children}
    </MantineBase>
  )
}

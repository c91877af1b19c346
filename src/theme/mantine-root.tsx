// What pages of Mantine parts stand on: its provider, and the styles of exactly the parts in use.
import { MantineBase } from './mantine-base.tsx'
import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/Button.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/Fieldset.layer.css'
import '@mantine/core/styles/Text.layer.css'
import '@mantine/core/styles/Title.layer.css'
import '@mantine/core/styles/Stack.layer.css'
import '@mantine/core/styles/Group.layer.css'
import '@mantine/core/styles/NavLink.layer.css'
import '@mantine/core/styles/Badge.layer.css'
import '@mantine/core/styles/Alert.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Anchor.layer.css'
import '@mantine/core/styles/Code.layer.css'
import '@mantine/core/styles/Fieldset.layer.css'
import '@mantine/core/styles/Flex.layer.css'
import '@mantine/core/styles/List.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/SimpleGrid.layer.css'
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

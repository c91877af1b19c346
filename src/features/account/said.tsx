// A message in its place on a page of the account.
import { Alert, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { Icon } from '#src/ui/icon.tsx'

interface SaidProps {
  tone: 'leaf' | 'honey' | 'sea'
  title?: string
  /** Part of the page from the start: read in order, not announced. */
  still?: boolean
  /** What helps on. */
  action?: ReactNode
  children?: ReactNode
}

const ICONS = { leaf: 'check', honey: 'alert', sea: 'info' } as const

export const Said = ({ tone, title, still = false, action, children }: SaidProps) => (
  <Alert
    color={tone}
    title={title}
    icon={<Icon name={ICONS[tone]} />}
    role={still ? undefined : 'status'}
    aria-labelledby={undefined}
    aria-describedby={undefined}
  >
    <Stack gap="sm" align="start">
      {children}
      {action}
    </Stack>
  </Alert>
)

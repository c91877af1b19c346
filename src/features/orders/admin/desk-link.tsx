// A link of ours that looks like a button of Mantine's.
import { Button, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { Anchor } from '#src/ui/anchor.tsx'

interface DeskLinkProps extends ButtonProps {
  to: string
  rel?: string
  children: ReactNode
}

export const DeskLink = ({ to, rel, ...look }: DeskLinkProps) => (
  <Button
    variant="default"
    {...look}
    renderRoot={(props) => <Anchor {...props} to={to} rel={rel} />}
  />
)

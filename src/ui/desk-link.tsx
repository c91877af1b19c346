// A link of ours that looks like a button of Mantine's.
import { Button, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { Anchor } from './anchor.tsx'

interface DeskLinkProps extends ButtonProps {
  to: string
  /** The page stays where it is. */
  preventScrollReset?: boolean
  'aria-label'?: string
  'aria-current'?: 'page' | undefined
  rel?: string
  children: ReactNode
}

export const DeskLink = ({ to, rel, preventScrollReset, ...look }: DeskLinkProps) => (
  <Button
    variant="default"
    {...look}
    // A link has no `type`; the button's own would claim a kind of document.
    renderRoot={(props) => (
      <Anchor
        {...props}
        type={undefined}
        to={to}
        rel={rel}
        preventScrollReset={preventScrollReset}
      />
    )}
  />
)

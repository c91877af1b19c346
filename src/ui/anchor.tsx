// The one place that decides how a link of ours travels: inside the shop through the router, outside plainly.
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { Link } from 'react-router'

interface Inside {
  /** A path of the shop without language prefix; the router adds the prefix. */
  to: string
  href?: never
}

interface Outside {
  to?: never
  /** An address outside the router: another site, `mailto:`, `tel:`, a file or a `#place`. */
  href: string
}

export type AnchorProps = (Inside | Outside) &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { children?: ReactNode }

export function Anchor({ to, href, children, ...rest }: AnchorProps) {
  if (to !== undefined) {
    return (
      <Link to={to} {...rest}>
        {children}
      </Link>
    )
  }
  return (
    <a href={href} rel={rest.target === '_blank' ? 'noopener' : undefined} {...rest}>
      {children}
    </a>
  )
}

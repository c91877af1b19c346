// The one place that decides how a link of ours travels: inside the shop through the router, outside plainly.
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { Link } from 'react-router'
import { useLinkIntent } from './link-intent.ts'

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

/** A page's code is fetched when its link is pointed at, focused or touched, a moment before it is needed. */
function InsideLink({ to, ...rest }: Inside & AnchorHTMLAttributes<HTMLAnchorElement>) {
  const prepare = useLinkIntent()
  const intend = () => prepare?.(to)
  return <Link to={to} onPointerEnter={intend} onFocus={intend} onTouchStart={intend} {...rest} />
}

export function Anchor({ to, href, ...rest }: AnchorProps) {
  if (to !== undefined) return <InsideLink to={to} {...rest} />
  return (
    <a href={href} rel={rest.target === '_blank' ? 'noopener' : undefined} {...rest}>
      {rest.children}
    </a>
  )
}

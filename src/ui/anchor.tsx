// The one place that decides how a link of ours travels: inside the shop through the router, outside plainly.
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'
import { useLinkIntent } from './link-intent.ts'

interface Inside {
  /** A path of the shop without language prefix; the router adds the prefix. */
  to: string
  href?: never
  /** The page stays where it is instead of beginning at its top. */
  preventScrollReset?: boolean | undefined
}

interface Outside {
  to?: never
  /** An address outside the router: another site, `mailto:`, `tel:`, a file or a `#place`. */
  href: string
}

export type AnchorProps = (Inside | Outside) &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { children?: ReactNode }

/**
 * A page's code is fetched when its link is pointed at, focused or touched, a moment before it is needed.
 * Made of the router's hooks, because its `Link` brings 2 kB for preloading in a mode of the router not used here.
 */
function InsideLink({
  to,
  onClick,
  preventScrollReset = false,
  ...rest
}: Inside & AnchorHTMLAttributes<HTMLAnchorElement>) {
  const prepare = useLinkIntent()
  const intend = () => prepare?.(to)
  const follow = useLinkClickHandler(to, { target: rest.target, preventScrollReset })
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return (
    <a
      href={useHref(to)}
      onPointerEnter={intend}
      onFocus={intend}
      onTouchStart={intend}
      onClick={click}
      {...rest}
    >
      {rest.children}
    </a>
  )
}

export function Anchor({ to, href, ...rest }: AnchorProps) {
  if (to !== undefined) return <InsideLink to={to} {...rest} />
  return (
    <a href={href} rel={rest.target === '_blank' ? 'noopener' : undefined} {...rest}>
      {rest.children}
    </a>
  )
}

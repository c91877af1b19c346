// Everything that is pressed looks alike, whether it acts (button) or goes somewhere (link).
import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { Anchor } from './anchor.tsx'
import type { AnchorProps } from './anchor.tsx'
import styles from './button.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'

interface Look {
  variant?: 'primary' | 'soft' | 'secondary' | 'quiet' | 'danger'
  size?: 's' | 'm' | 'l'
  /** Takes the whole width of its place. */
  wide?: boolean
  icon?: IconName
  iconEnd?: IconName
  /** A square with its icon alone; give it an `aria-label`. */
  square?: boolean
}

function face({ variant = 'primary', size = 'm', wide, square }: Look, className?: string) {
  return {
    className: classNames(styles.button, className),
    'data-variant': variant,
    'data-size': size,
    'data-wide': wide || undefined,
    'data-square': square || undefined,
  }
}

const content = ({ icon, iconEnd, wide }: Look, children?: ReactNode) => (
  <>
    {/* Words on two lines take all the room of a wide button: then only an icon in the line stays with them. */}
    {icon && wide ? (
      <span className={styles.line}>
        <Icon name={icon} />
        {children}
      </span>
    ) : (
      <>
        {icon && <Icon name={icon} />}
        {children}
      </>
    )}
    {iconEnd && <Icon name={iconEnd} />}
  </>
)

export type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /**
     * Shows a spinner over the words and refuses presses while something is on its way, without losing the focus as a
     * disabled button does. Given at all, it also refuses the second press of a double click, which can come before
     * anybody knows that something is.
     */
    busy?: boolean
  }

export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    wide,
    square,
    icon,
    iconEnd,
    busy,
    className,
    disabled,
    onClick,
    ...rest
  } = props
  const once = (event: MouseEvent<HTMLButtonElement>) => {
    if (!busy && event.detail <= 1) return onClick?.(event)
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <button
      type="button"
      {...rest}
      {...face({ variant, size, wide, square }, className)}
      onClick={busy === undefined ? onClick : once}
      disabled={disabled}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
    >
      {content({ icon, iconEnd, wide }, rest.children)}
    </button>
  )
}

export type ButtonLinkProps = Look & AnchorProps

export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, wide, square, icon, iconEnd, className, ...rest } = props
  return (
    <Anchor {...rest} {...face({ variant, size, wide, square }, className)}>
      {content({ icon, iconEnd, wide }, rest.children)}
    </Anchor>
  )
}

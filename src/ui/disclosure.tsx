// A menu that opens below its button: native <details>, so that it works before and without scripts.
import { useRef, type KeyboardEvent, type FocusEvent, type MouseEvent, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './disclosure.module.css'

interface DisclosureProps {
  /** What the button shows; must hold its name. */
  button: ReactNode
  /** Disclosures of one group close each other. */
  group?: string
  /** A list of ways on: it also opens on hover; arrows and letters find its items. */
  menu?: boolean
  className?: string
  panelClassName?: string | undefined
  children: ReactNode
}

/** Pressing beside an open menu closes it without scripts: its button reaches over the whole page then. */
export function Disclosure({
  button,
  group,
  menu,
  className,
  panelClassName,
  children,
}: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => details.current?.removeAttribute('open')

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open) return
    close()
    details.current.querySelector('summary')?.focus()
  }
  // What has the focus must not lie under an open menu.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }
  const onClick = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a')) close()
  }
  const attend = () => {
    const it = details.current
    if (!menu || !it) return
    import('./menu-manners.ts').then(
      ({ attendMenu }) => attendMenu(it),
      () => undefined,
    )
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- listens to the links and keys inside
    <details
      ref={details}
      name={group}
      className={classNames(styles.disclosure, className)}
      onPointerEnter={attend}
      onFocus={attend}
      {...{ onKeyDown, onBlur, onClick }}
    >
      <summary className={styles.button}>{button}</summary>
      <div className={classNames(styles.panel, panelClassName)}>{children}</div>
    </details>
  )
}

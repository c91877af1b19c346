// The width of the page and the air at its sides, the same for header, content and footer.
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './container.module.css'

interface ContainerProps extends ComponentProps<'div'> {
  as?: 'div' | 'main' | 'section' | 'header' | 'footer' | 'article'
  /** `narrow` is for reading and for forms. */
  width?: 'page' | 'narrow'
}

export function Container({ as: Tag = 'div', width = 'page', className, ...rest }: ContainerProps) {
  return <Tag {...rest} className={classNames(styles.container, className)} data-width={width} />
}

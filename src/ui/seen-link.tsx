// The way from a desk's page to what customers see of it: one look and one place, at the end of the title's row.
import type { AnchorProps } from './anchor.tsx'
import { ButtonLink } from './button.tsx'
import styles from './seen-link.module.css'

export const SeenLink = (props: AnchorProps) => (
  <ButtonLink
    {...props}
    variant="secondary"
    size="s"
    iconEnd="arrow-right"
    className={styles.link}
  />
)

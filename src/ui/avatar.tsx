// A person as a circle with initials: of the full name, else the first letter of the username (specification §3).
import styles from './avatar.module.css'

const letters = (text: string) => Array.from(text)[0]?.toLocaleUpperCase('es') ?? ''

export function initialsOf(fullName: string, username: string): string {
  const words = fullName.trim().split(/\s+/).filter(Boolean)
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : '']
  return letters(first) + letters(last) || letters(username)
}

interface AvatarProps {
  fullName: string
  username: string
  size?: 's' | 'm'
}

/** Silent: the name stands beside it. */
export const Avatar = ({ fullName, username, size = 'm' }: AvatarProps) => (
  <span className={styles.avatar} data-size={size} aria-hidden="true" translate="no">
    {initialsOf(fullName, username)}
  </span>
)

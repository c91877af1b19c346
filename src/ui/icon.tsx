// One drawing for every icon: it takes the colour and, unless told, the size of the words around it.
import { iconPaths } from './icon-paths.ts'
import type { IconName } from './icon-paths.ts'

interface IconProps {
  name: IconName
  /** Side in pixels; without it 1.25 times the letters. */
  size?: number
  className?: string
}

/** Silent for screen readers: the control around it carries the name. */
export function Icon({ name, size, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size ?? '1.25em'}
      height={size ?? '1.25em'}
      fill={name === 'heart-filled' ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
      style={{ flex: 'none' }}
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}

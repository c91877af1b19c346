// Takes a row out of a form: at once, or without scripts as a part of what is sent.
import { Button } from './button.tsx'

interface DropRowProps {
  /** What is sent: the place of the row, unless it is another mark of it. */
  name?: string
  row: number
  label: string
  className?: string | undefined
  onDrop: () => void
}

export const DropRow = ({ name = 'drop', row, label, className = '', onDrop }: DropRowProps) => (
  <Button
    type="submit"
    name={name}
    value={row}
    variant="quiet"
    size="s"
    icon="trash"
    square
    className={className}
    aria-label={label}
    onClick={(event) => {
      event.preventDefault()
      onDrop()
    }}
  />
)

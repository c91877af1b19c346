// Takes a row out of a form: at once, or without scripts as a part of what is sent.
import { Button } from './button.tsx'

interface DropRowProps {
  row: number
  label: string
  className?: string | undefined
  onDrop: () => void
}

export const DropRow = ({ row, label, className = '', onDrop }: DropRowProps) => (
  <Button
    type="submit"
    name="drop"
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

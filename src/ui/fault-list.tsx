// A form with faults begins with the list of them, each a link to its field: also without scripts, at the top of the page.
import { FAULTS } from '#src/lib/focus-fault.ts'
import { focusTarget } from '#src/lib/focus-target.ts'
import { Notice } from './notice.tsx'

export interface ListedFault {
  /** Id of the field, or of the part that has the choices. */
  target: string
  /** What the field is called. */
  label: string
  /** What is wrong with it, or how to put it right. */
  text: string
}

export const FaultLinks = ({ faults }: { faults: readonly ListedFault[] }) => (
  <ul tabIndex={-1} {...FAULTS}>
    {faults.map(({ target, label, text }) => (
      <li key={target}>
        <a href={`#${target}`} onClick={focusTarget}>
          {label}: {text}
        </a>
      </li>
    ))}
  </ul>
)

interface FaultListProps {
  title: string
  faults: readonly ListedFault[]
  /** It follows every key: somebody else says that there are faults. */
  still?: boolean
}

/** Nothing without faults. */
export function FaultList({ title, faults, still = false }: FaultListProps) {
  if (faults.length === 0) return null
  return (
    <Notice tone="error" title={title} still={still}>
      <FaultLinks faults={faults} />
    </Notice>
  )
}

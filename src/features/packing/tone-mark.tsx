// The colour that a kind of piece has in the pictures of a plan; its number says the same.
import { classNames } from '#src/ui/class-names.ts'
import tones from './tones.module.css'

export const ToneMark = ({ row }: { row: number }) => (
  <span className={classNames(tones.tone, tones.mark)} data-tone={row} aria-hidden="true" />
)

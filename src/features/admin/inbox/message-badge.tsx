// How far a message is, in a word and a colour.
import { Badge } from '@mantine/core'
import type { MessageRow } from '#contract/contact.ts'
import { useTexts } from '#src/lib/texts.ts'

const COLOURS = { open: 'honey', answered: 'leaf', closed: null, spam: 'red' } as const

export function MessageBadge({ state, spam }: Pick<MessageRow, 'state' | 'spam'>) {
  const { inbox: t } = useTexts()
  const shown = spam ? 'spam' : state
  const color = COLOURS[shown]
  const words = t.badge[shown]()
  return color ? <Badge color={color}>{words}</Badge> : <Badge variant="default">{words}</Badge>
}

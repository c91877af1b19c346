// Which figures a card or a list of fees has.
import {
  CARD_GROUPS,
  CONSOLIDATION_GROUPS,
  type FieldGroup,
  MAILBOX_GROUPS,
} from '../kit/card-fields.ts'
import { type CardData, isMailbox, isRateCard } from '../kit/card-texts.ts'

export function groupsOf(data: CardData): readonly FieldGroup[] {
  if (isRateCard(data)) return CARD_GROUPS
  return isMailbox(data) ? MAILBOX_GROUPS : CONSOLIDATION_GROUPS
}

// Who pays what customs may ask beyond a price, told wherever a price is that somebody may order by.
import type { NamespaceCustomsNoteTranslation } from '../../i18n-types.ts'

const en_customsNote = {
  more: 'Customs may ask {from} to {to} more. We ask you before we pay it.',
  moreOf: 'Customs may ask {amount} more. We ask you before we pay it.',
  none: 'We do not expect customs to ask for more. If they do, we ask you before we pay it.',
  unknown:
    'Because of its value or weight, customs may ask for more taxes. We ask you before we pay them.',
  may: 'Customs may ask for more. We ask you before we pay it.',
  included: 'Taxes included: if customs ask for more, we pay it.',
  how: 'How is it worked out?',
  by: {
    air: 'That is by air; with another service it changes.',
    sea: 'That is by sea; with another service it changes.',
    courier: 'That is by courier; with another service it changes.',
  },
} satisfies NamespaceCustomsNoteTranslation

export default en_customsNote

// Who pays what customs may ask beyond a price, told wherever a price is that somebody may order by.
import type { NamespaceCustomsNoteTranslation } from '../../i18n-types.ts'

const pt_customsNote = {
  more: 'A alfândega pode pedir de {from} a {to} a mais. Perguntamos antes de pagar.',
  moreOf: 'A alfândega pode pedir {amount} a mais. Perguntamos antes de pagar.',
  none: 'Não esperamos que a alfândega peça mais. Se pedir, perguntamos antes de pagar.',
  unknown: 'Pelo valor ou peso, a alfândega pode pedir mais impostos. Perguntamos antes de pagar.',
  may: 'A alfândega pode pedir algo a mais. Perguntamos antes de pagar.',
  included: 'Impostos incluídos: se a alfândega pedir mais, nós pagamos.',
  how: 'Como se calcula?',
  by: {
    air: 'É assim por via aérea; com outro serviço muda.',
    sea: 'É assim por via marítima; com outro serviço muda.',
    courier: 'É assim por courier; com outro serviço muda.',
  },
} satisfies NamespaceCustomsNoteTranslation

export default pt_customsNote

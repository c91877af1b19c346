// Who pays what customs may ask beyond a price, told wherever a price is that somebody may order by.
import type { NamespaceCustomsNoteTranslation } from '../../i18n-types.ts'

const it_customsNote = {
  more: 'La dogana può chiedere da {from} a {to} in più. Te lo chiediamo prima di pagare.',
  moreOf: 'La dogana può chiedere {amount} in più. Te lo chiediamo prima di pagare.',
  none: 'Non prevediamo altre richieste della dogana. Se ci sono, te lo chiediamo prima di pagare.',
  unknown:
    'Per il valore o il peso, la dogana può chiedere altre imposte. Te lo chiediamo prima di pagarle.',
  may: 'La dogana può chiedere qualcosa in più. Te lo chiediamo prima di pagare.',
  included: 'Imposte incluse: se la dogana chiede di più, paghiamo noi.',
  how: 'Come si calcola?',
  by: {
    air: 'È così via aerea; con un altro servizio cambia.',
    sea: 'È così via mare; con un altro servizio cambia.',
    courier: 'È così con corriere; con un altro servizio cambia.',
  },
} satisfies NamespaceCustomsNoteTranslation

export default it_customsNote

// The words of the people's desk in Italian.
import type { NamespaceUserDeskTranslation } from '../../i18n-types.ts'

const it_userDesk = {
  onlyAdmins: 'Solo amministratori',
  noPeople: 'Nessuno con questi filtri',
  isAdmin: 'Amministrazione',
  twoSteps: 'Due passaggi',
  unverified: 'Email non confermata',
  since: 'Account dal',
  orderCount: '{count} {{count:ordine|ordini}}',
  sessionCount: '{count} {{count:sessione aperta|sessioni aperte}}',
  makeAdmin: 'Rendi amministratore',
  unmakeAdmin: 'Togli amministrazione',
  endSessions: 'Chiudi le sue sessioni',
  resetFactor: 'Reimposta i due passaggi',
  actOn: '{act}: {name}',
  didAdmin: 'L’account ora gestisce il negozio.',
  didUnadmin: 'L’account non gestisce più il negozio.',
  didEnd: 'Le sue sessioni sono state chiuse.',
  didReset:
    'Il secondo passaggio è stato tolto e le sessioni sono state chiuse. Avvisato per email.',
  you: 'Tu',
  ownSecurity: 'La tua sicurezza',
  askTitle: '{act}: confermi per «{name}»?',
  askYes: 'Sì, procedi',
  askAdmin:
    '«{name}» potrà vedere e modificare tutti gli ordini, le persone e il negozio. Le sue sessioni si chiudono e rientra con i nuovi permessi.',
  askUnadmin:
    '«{name}» esce subito dal pannello: le sue sessioni si chiudono. Gli ordini e l’account cliente restano.',
  askEnd: '«{name}» esce da tutti i dispositivi e dovrà accedere di nuovo.',
  askReset:
    'Si tolgono app di verifica, passkey e codici di recupero, e le sue sessioni si chiudono. Prima assicurati che a chiederlo sia davvero «{name}».',
} satisfies NamespaceUserDeskTranslation

export default it_userDesk

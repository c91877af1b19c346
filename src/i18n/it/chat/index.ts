// The floating chat: topics, hours and the way to the messaging program.
import type { NamespaceChatTranslation } from '../../i18n-types.ts'

const it_chat = {
  heading: 'Come possiamo aiutarti?',
  online: 'In linea',
  offline: 'Fuori orario',
  hours: 'Siamo disponibili da lunedì a venerdì dalle 9:00 alle 18:00 (EST).',
  later: 'Lascia il tuo messaggio e ti rispondiamo appena apriamo.',
  start: 'Apri la chat',
  shut: 'Chiudi la chat',
  newTab: 'si apre in un’altra scheda',
  topics: {
    quote: 'Preventivo di spedizione',
    mailbox: 'Casella virtuale',
    tracking: 'Traccia una spedizione',
    hours: 'Orari e indirizzo',
  },
  texts: {
    general: 'Salve, ho una domanda.',
    quote: 'Salve, vorrei un preventivo per una spedizione in Venezuela.',
    mailbox: 'Salve, vorrei informazioni sulla casella virtuale a Miami.',
    tracking: 'Salve, vorrei tracciare una spedizione. Il mio numero è: ',
    hours: 'Salve, quali sono i vostri orari e dove siete?',
  },
} satisfies NamespaceChatTranslation

export default it_chat

// The words of quotes: services, lines with their reasons, refusals, the document and its mail.
import type { NamespaceQuotingTranslation } from '../../i18n-types.ts'

const it_quoting = {
  title: 'Preventivo di spedizione',
  description:
    'Preventivo per una spedizione da Miami al Venezuela e ai paesi vicini con più colli: tutti i servizi a confronto, con un link da condividere e in PDF.',
  lead: 'Aggiungi colli e prodotti, confronta tutti i servizi e conserva i prezzi per sette giorni.',
  heading: 'Spedizione da Miami a {place}',
  made: 'Fatto il {date} (ora di Caracas)',
  valid: 'Prezzi validi fino al {date}',
  expired: 'Questi prezzi sono scaduti ({date}). Chiedi un nuovo preventivo.',
  pieces: 'Colli',
  piece: '{quantity} × {weight}, {size}',
  declared: 'Valore dichiarato: {amount} ciascuno',
  measures: 'In totale: {pounds} e {volume}',
  estimated: 'Misure stimate',
  estimate:
    'Le imposte sono quelle che chiediamo noi sul valore dichiarato; la dogana può chiedere un altro importo.',
  link: 'Vedi questo preventivo online',
  dollars: 'Tutti gli importi sono in dollari USA.',
  sheet: 'Pagina {page} di {pages}',
  file: 'preventivo',
  route: 'Tratta',
  prices: 'Prezzo di ogni servizio',
  includes: 'Extra richiesti',
  plain: 'Nessuno',
  rules: 'Forbice doganale secondo le norme n. {rules}, al {day}.',
  retry: 'Riprova {wait}.',
  offline: 'Nessuna risposta. Controlla la connessione e riprova.',
  sendThis: 'Spedisci questo',
  replaceCart: 'Lascia nel carrello solo quello del preventivo',
  keep: {
    title: 'Conserva questi prezzi',
    text: 'Il preventivo resta su un link che apre solo chi lo possiede. I prezzi valgono sette giorni e non cambiano.',
    account: 'Lo troverai anche nel tuo account.',
    button: 'Salva e condividi',
    incomplete: 'Completa la spedizione prima di salvarla.',
    limited: 'Hai salvato molti preventivi di seguito.',
    to: 'Salva, condividi o scarica questo preventivo',
  },
  kept: {
    share: 'Condividi questo preventivo',
    shareText: 'Lo vede chi ha il link. Non mostra né il tuo nome né la tua email.',
    address: 'Link del preventivo',
    copy: 'Copia link',
    copied: 'Link copiato',
    send: 'Condividi',
    pdf: 'Scarica PDF',
    mail: 'Inviamelo per email',
    email: 'Indirizzo email',
    mailButton: 'Invia',
    mailed: 'In arrivo a {email}. Se non arriva, guarda nella posta indesiderata.',
    limited: 'Sono state inviate molte email di seguito.',
    again: 'Usa questo preventivo',
    expiredTitle: 'Questo preventivo è scaduto',
    recompute: 'Calcola con i prezzi di oggi',
    order: 'Ordina a questo prezzo',
    orderToday: 'Ordina al prezzo di oggi',
    bothTotals: 'Accanto a ogni prezzo c’è quanto costa oggi.',
    goodsMoved:
      'Il prezzo di un prodotto è cambiato nel negozio: accanto c’è il totale di oggi. Spedizione, imposte e costi restano uguali.',
    until: 'Valido fino al',
    lapsed: 'Scaduto il',
    missing: 'Non troviamo questo preventivo',
    missingText:
      'Il link è incompleto o il preventivo è stato eliminato. Chiedine uno nuovo a chi te lo ha inviato, o fai il tuo preventivo.',
    fresh: 'Fai un preventivo',
  },
  letter: {
    subject: 'Il tuo preventivo di spedizione per {place}',
    title: 'Il tuo preventivo di spedizione',
    intro: 'Ecco quanto costa la tua spedizione da Miami a {place} con ogni servizio.',
    row: '{service}, da {min} a {max} {{max:giorno|giorni}}',
    duties:
      '{service}: secondo le norme doganali, le imposte sarebbero {range} (stima). Il prezzo contiene quelle che chiediamo noi.',
    button: 'Vedi il preventivo completo',
    pdf: 'Scarica in PDF',
    footer:
      'Ricevi questa email perché qualcuno ha chiesto di inviare un preventivo di {brand} a questo indirizzo.',
  },
} satisfies NamespaceQuotingTranslation

export default it_quoting

// The page that stands in when there is no connection, in Italian.
import type { NamespaceOfflinePageTranslation } from '../../i18n-types.ts'

const it_offlinePage = {
  start: 'Home',
  title: 'Senza connessione',
  lead: 'In questo momento non c’è internet. Ciò che hai già visto si può leggere; il resto aspetta il ritorno della connessione.',
  seen: 'Pagine che hai già visto',
  seenText:
    'Qui compaiono quelle conservate su questo dispositivo, ciascuna con la data della copia. Il tuo account, i tuoi ordini e le pagine con prodotti venduti da un altro negozio non vengono conservati.',
  copy: 'Copia salvata',
  copyText:
    'Senza connessione: questa copia è del {date}. Prezzi e disponibilità possono essere cambiati.',
  again: 'Riprova',
} satisfies NamespaceOfflinePageTranslation

export default it_offlinePage

// The page that stands in when there is no connection, in Italian.
import type { NamespaceOfflinePageTranslation } from '../../i18n-types.ts'

const it_offlinePage = {
  start: 'Home',
  title: 'Senza connessione',
  lead: 'In questo momento non c’è internet. Ciò che hai già visto si può leggere; il resto aspetta il ritorno della connessione.',
  seen: 'Pagine che hai già visto',
  seenText:
    'Qui compaiono quelle conservate su questo dispositivo. Prodotti, account e ordini non vengono conservati.',
  again: 'Riprova',
} satisfies NamespaceOfflinePageTranslation

export default it_offlinePage

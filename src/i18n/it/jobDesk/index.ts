// The words of the desk's failed jobs: what was tried in vain, why, and what can be done about it.
import type { NamespaceJobDeskTranslation } from '../../i18n-types.ts'

const it_jobDesk = {
  lead: 'Lavoro tentato molte volte senza successo: email, sincronizzazioni, calcoli. Quando la causa è risolta, riprova.',
  kinds: {
    auth_sendAccountMail: 'Email: confermare un indirizzo',
    auth_sendRecoveryMail: 'Email: recuperare l’accesso',
    auth_sendAccountNotice: 'Email: avviso di una modifica all’account',
    orders_attachGuestOrders: 'Unire ordini da ospite a un account',
    shipping_sendQuoteMail: 'Email: preventivo',
    orders_sendOrderMail: 'Email: ordine',
    orders_sendStockAlert: 'Avviso: molto riservato e non pagato',
    contact_sendMail: 'Email: contatto',
    contact_sendNewsletterMail: 'Email: newsletter',
    orders_cancelUnpaid: 'Annullare ordini non pagati',
    catalogue_refreshVocabulary: 'Aggiornare le parole della ricerca',
    catalogue_endPreOrders: 'Chiudere i preordini scaduti',
    catalogue_linkProducts: 'Unire articoli uguali',
    gallery_dropPicture: 'Eliminare una foto tolta dalla galleria',
    currency_fetchRates: 'Leggere i tassi di cambio',
    sync_schedule: 'Programmare sincronizzazioni',
    sync_provider: 'Sincronizzare un negozio',
    sync_applyPolicy: 'Applicare le condizioni di vendita',
    sync_watch: 'Sorvegliare le sincronizzazioni',
    sync_sendAlert: 'Email: avviso di sincronizzazione',
    restock_tell: 'Cercare chi avvisare dei prodotti tornati',
    restock_sendMails: 'Email: prodotti tornati',
    platform_purgeStale: 'Eliminare ciò che è scaduto',
  },
  otherKind: 'Altra attività: {job}',
  failedAt: 'Abbandonata',
  attempts: '{count} {{count:tentativo|tentativi}}',
  reason: 'Ultimo errore',
  noReason: 'Non ha lasciato messaggi.',
  redrive: 'Riprova',
  redriveOf: 'Riprova: {job}',
  discard: 'Scarta',
  discardOf: 'Scarta: {job}',
  empty: 'Nessuna attività non riuscita',
  emptyText: 'Ciò che non riesce nemmeno dopo molti tentativi compare qui per 30 giorni.',
} satisfies NamespaceJobDeskTranslation

export default it_jobDesk

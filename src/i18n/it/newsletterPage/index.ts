// The newsletter beyond its box in the footer: what became of it, confirming and leaving.
import type { NamespaceNewsletterPageTranslation } from '../../i18n-types.ts'

const it_newsletterPage = {
  title: 'Newsletter',
  invalid: 'Scrivi un indirizzo email valido.',
  taken: 'Questo indirizzo è già iscritto.',
  failed: 'Si è verificato un errore. Riprova più tardi.',
  limited: 'Troppi tentativi. Riprova {wait}.',
  thanks: 'Grazie per esserti iscritto!',
  pending: 'Ti abbiamo mandato un’email: premi il pulsante per confermare.',
  confirmTitle: 'Conferma la tua iscrizione',
  confirmedTitle: 'Iscrizione confermata',
  leftTitle: 'Hai lasciato la newsletter',
  confirmText: 'Ancora un tocco e riceverai le nostre offerte e novità.',
  confirm: 'Conferma l’iscrizione',
  confirmed: 'Fatto: {email} è nella nostra lista.',
  leaveTitle: 'Lascia la newsletter',
  leaveText: 'Non riceverai più le nostre novità. Le email dei tuoi ordini continuano ad arrivare.',
  leave: 'Annulla l’iscrizione',
  left: '{email} non riceve più la newsletter.',
  back: 'Hai cambiato idea? Puoi tornare quando vuoi.',
  bad: 'Questo link non è valido. Forse è già stato usato o è incompleto.',
  shop: 'Vedi il catalogo',
} satisfies NamespaceNewsletterPageTranslation

export default it_newsletterPage

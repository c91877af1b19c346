// Restock alerts: the form of a sold-out product, and the page where somebody ends them.
import type { NamespaceRestockTranslation } from '../../i18n-types.ts'

const it_restock = {
  title: 'Ti avvisiamo quando torna?',
  text: 'Lascia la tua email e ti scriviamo una volta sola, appena c’è.',
  email: 'La tua email',
  emailFault: 'Scrivi un indirizzo email valido, come ana@esempio.com.',
  submit: 'Avvisami',
  done: 'Fatto. Appena torna, scriviamo a {email}.',
  back: 'È tornato! Puoi comprarlo ora.',
  tooMany:
    'Con questa email aspetti già molti prodotti. Quando ne torna uno, puoi chiedere un altro avviso.',
  limited: 'Troppi tentativi. Riprova {wait}.',
  failed: 'Nessuna risposta. Controlla la connessione e riprova.',
  mine: 'Ti avvisiamo quando tornano',
  leaveTitle: 'Togliere i tuoi avvisi?',
  leaveText:
    'Non ti scriveremo più quando torna quello che aspetti. Le email dei tuoi ordini continuano ad arrivare.',
  leave: 'Togli i miei avvisi',
  leftTitle: 'Abbiamo tolto i tuoi avvisi',
  left: 'Non scriveremo più a {email} quando torna un prodotto.',
  bad: 'Questo link non è valido. Forse è incompleto o ha più di tre mesi.',
  shop: 'Vedi il catalogo',
} satisfies NamespaceRestockTranslation

export default it_restock

// The words of the articles' desk.
import type { NamespaceArticleDeskTranslation } from '../../i18n-types.ts'

const it_articleDesk = {
  title: 'Articoli',
  lead: 'Che cosa dice il blog, in ogni lingua. Un articolo con una data futura appare da solo.',
  make: 'Nuovo articolo',
  none: 'Ancora nessun articolo',
  noneText: 'Il primo che salvi appare qui, come bozza finché non ha una data.',
  state: 'Stato',
  back: 'Tutti gli articoli',
  see: 'Vedi nel blog',
  saved: 'L’articolo è salvato.',
  save: 'Salva',
  preview: 'Anteprima',
  failed: 'Nessuna risposta. Quello che hai scritto è ancora qui: riprova.',
  review: 'Controlla i campi segnati.',
  states: {
    draft: 'Bozza',
    scheduled: 'Programmato',
    published: 'Pubblicato',
  },
  fields: {
    locale: 'Lingua',
    slug: 'Indirizzo',
    title: 'Titolo',
    summary: 'Riassunto',
    tags: 'Argomenti',
    cover: 'Illustrazione',
    body: 'Testo in Markdown',
    publishAt: 'Pubblicazione',
  },
  hints: {
    slug: 'Lettere minuscole, cifre e trattini. È comune a tutte le lingue: se lo cambi, cambia in tutte e quello vecchio porta al nuovo.',
    summary: 'Appare nell’elenco e nei motori di ricerca.',
    tags: 'Fino a sei, separati da virgole.',
    publishAt: 'Ora di Caracas. Vuoto: resta una bozza.',
    body: 'I link iniziano con https:// o, per le pagine del negozio, con /. L’HTML si vede come testo.',
  },
  covers: {
    box: 'Scatola',
    plane: 'Aereo',
    ship: 'Nave',
    shield: 'Scudo',
    cash: 'Contanti',
    tag: 'Etichetta',
    key: 'Chiave',
    clock: 'Orologio',
    truck: 'Camion',
    'map-pin': 'Luogo',
    bank: 'Banca',
    search: 'Lente',
  },
} satisfies NamespaceArticleDeskTranslation

export default it_articleDesk

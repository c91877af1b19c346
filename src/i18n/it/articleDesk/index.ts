// The words of the articles' desk.
import type { NamespaceArticleDeskTranslation } from '../../i18n-types.ts'

const it_articleDesk = {
  lead: 'Che cosa dice il blog, in ogni lingua. Un articolo con una data futura appare da solo.',
  make: 'Nuovo articolo',
  none: 'Ancora nessun articolo',
  noneText: 'Il primo che salvi appare qui, come bozza finché non ha una data.',
  state: 'Stato',
  all: 'Tutti',
  back: 'Tutti gli articoli',
  see: 'Vedi nel blog',
  saved: {
    draft: 'Salvato come bozza: appare quando avrà una data.',
    scheduled: 'Salvato. Nessuno lo vede prima di questa data, in cui appare da solo:',
    published: 'Salvato e pubblicato.',
  },
  preview: 'Anteprima',
  upload: 'Carica foto',
  uploadHint:
    'La foto entra nel testo, nel punto del cursore. Tra parentesi quadre va ciò che mostra, per chi non la vede.',
  pictureWords: 'Che cosa mostra la foto',
  doubts: 'Qui il risultato potrebbe non essere quello che volevi',
  doubt: {
    link: 'Link mostrato come testo (deve iniziare con https://, /, # o mailto:):',
    picture: 'Immagine che non si vede (valgono solo le foto caricate qui):',
    alt: 'Immagine senza descrizione tra le parentesi quadre:',
    place: 'Link a un titolo che nel testo non c’è:',
    markup: 'HTML mostrato come testo:',
  },
  states: {
    draft: 'Bozza',
    scheduled: 'Programmato',
    published: 'Pubblicato',
  },
  draft: {
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
    title: 'Almeno {least} lettere.',
    slug: 'Lettere minuscole, cifre e trattini, almeno {least}. Vuoto: si forma dal titolo. È comune a tutte le lingue: se lo cambi, cambia in tutte e quello vecchio porta al nuovo.',
    summary: 'Appare nell’elenco e nei motori di ricerca. Almeno {least} lettere.',
    tags: 'Fino a sei, separati da virgole, di almeno {least} lettere.',
    publishAt: 'Ora di Caracas. Vuoto: resta una bozza.',
    body: 'Almeno {least} lettere. I link iniziano con https://, con / per le pagine del negozio, con # per un titolo di questo testo o con mailto:. L’HTML si vede come testo.',
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

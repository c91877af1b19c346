// Italian: what every page needs (shell and shared words).
import type { Translation } from '../i18n-types.ts'

const it = {
  site: {
    description: 'Acquisti internazionali dagli USA con spedizione in Venezuela',
  },
  shell: {
    skip: 'Vai al contenuto',
    home: '{brand}, pagina iniziale',
    menu: 'Menu',
    sections: 'Sezioni',
    products: 'Catalogo',
    how: 'Come funziona',
    calculator: 'Calcolatore',
    quote: 'Preventivo',
    services: 'Servizi',
    compare: 'Aereo o nave',
    cart: 'Carrello',
    cartCount: 'Articoli nel carrello:',
    language: 'Lingua',
    dark: 'Usa i colori scuri',
    light: 'Usa i colori chiari',
    admin: 'Pannello admin',
  },
  money: {
    choose: 'Valuta di riferimento',
    about: 'circa',
    note: 'Gli importi in {currency} sono indicativi; si paga in dollari. {unit}: {source}, {date}.',
    stale: 'Ha più di un giorno.',
    rates: 'Vedi i tassi',
    page: 'Tassi di cambio',
    kind: {
      parallel: 'tasso parallelo',
      official: 'tasso ufficiale',
      reference: 'tasso di riferimento',
      override: 'tasso del negozio',
    },
    name: {
      VES: 'Bolívar',
      USD: 'Dollari',
      EUR: 'Euro',
      COP: 'Pesos colombiani',
      PEN: 'Sol',
      BRL: 'Real',
    },
    amounts: {
      VES: 'bolívar',
      USD: 'dollari',
      EUR: 'euro',
      COP: 'pesos colombiani',
      PEN: 'sol',
      BRL: 'real',
    },
  },
  search: {
    label: 'Cerca prodotti',
    placeholder: 'Cerca un prodotto, una marca…',
    submit: 'Cerca',
  },
  person: {
    menu: 'Il mio account',
    signIn: 'Accedi',
    signOut: 'Esci',
  },
  reading: {
    heading: 'Leggi e consulta',
    blog: 'Blog',
  },
  footer: {
    quick: 'Link rapidi',
    languages: 'Lingue',
    contact: 'Contatti',
    news: 'Newsletter',
    newsEmail: 'La tua e-mail',
    newsSubmit: 'Iscriviti',
    newsText: 'Offerte e novità sugli acquisti negli USA, senza rumore. Ti cancelli con un clic.',
    chat: 'Chatta con noi',
    planTool: 'Pianificatore di consolidamento',
    customsTool: 'Calcolatore doganale',
    api: 'API per sviluppatori',
    promise: 'Il ponte tra il negozio e la tua porta',
    service:
      'Compriamo negli Stati Uniti, riceviamo a Miami e spediamo in Venezuela. Vedi ogni voce del prezzo prima di pagare.',
    dollars: 'I pagamenti sono elaborati in dollari; i prezzi in bolívar sono solo indicativi.',
    rights: 'Tutti i diritti riservati.',
  },
  fault: {
    missing: 'Pagina non trovata',
    missingHelp:
      'L’indirizzo è cambiato o non è mai esistito. Cerca quello che ti serve o torna in un posto conosciuto.',
    home: 'Vai alla pagina iniziale',
    products: 'Vedi il catalogo',
    broken: 'Qualcosa è andato storto',
    brokenHelp:
      'Non siamo riusciti a mostrare questa pagina. Il problema è nostro ed è stato registrato; riprova tra un momento.',
    noAnswer: 'Nessuna risposta. Controlla la connessione e riprova.',
    retry: 'Riprova',
    code: 'Codice per l’assistenza:',
  },
  categories: 'Categorie',
  category: {
    Electronics: 'Elettronica',
    'Clothing & Accessories': 'Abbigliamento e accessori',
    'Home & Garden': 'Casa e giardino',
    Toys: 'Giocattoli',
    'Health & Beauty': 'Salute e bellezza',
  },
  language: { es: 'Español', en: 'English', it: 'Italiano', pt: 'Português' },
} satisfies Translation

export default it

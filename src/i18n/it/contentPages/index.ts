// The words of the shop's text pages: help, rules, payments, pictures.
import type { NamespaceContentPagesTranslation } from '../../i18n-types.ts'

const it_contentPages = {
  home: 'Home',
  crumbs: 'Dove sei',
  help: {
    short: 'Aiuto',
    title: 'Centro assistenza',
    lead: 'Risposte brevi su prezzi, tempi, pagamenti, resi e su ciò che può viaggiare dagli USA al Venezuela.',
    search: 'Che cosa ti serve sapere?',
    searchHint: 'Una domanda o un prodotto: «tempi», «profumo», «password».',
    submit: 'Cerca',
    restricted: 'Articolo soggetto a restrizioni: {kind}',
    restrictedText:
      'Alcuni servizi, o tutti, non lo trasportano. Prima di comprare, guarda che cosa può sostituirlo o chiedici.',
    restrictedRead: 'Vedi che cosa può sostituirlo',
    restrictedAsk: 'Chiedi',
    found: '{count} {{count:risposta|risposte}} per «{search}»',
    none: 'Non abbiamo trovato la risposta',
    noneText: 'Prova un’altra parola o guarda tutte le domande.',
    all: 'Vedi tutte le domande',
    list: {
      title: 'Articoli vietati',
      lead: 'Esempi di cose che alcuni servizi, o tutti, non trasportano. Se il tuo non c’è, cercalo qui sopra o chiedicelo.',
      liquids: 'profumo, shampoo, balsamo, olio, vino, birra, vernice, smalto per unghie',
      aerosols: 'lacca per capelli, schiuma da barba, spray, gas compresso, estintore',
      loose_batteries: 'power bank, caricatore portatile, batteria di ricambio, batteria al litio',
      medicines: 'antibiotici, insulina, vaccini, pillole, melatonina',
      customs_restricted:
        'armi, munizioni, fuochi d’artificio, tabacco, sigarette, semi, animali vivi, contanti',
    },
  },
  legal: {
    title: 'Note legali e privacy',
    lead: 'Condizioni di acquisto e spedizione, quali dati conserviamo e di che cosa rispondiamo, in parole semplici.',
  },
  returns: {
    title: 'Politica dei resi',
    lead: 'Che cosa si può annullare o restituire in ogni fase dell’ordine, entro quando e come torna il denaro.',
  },
  payments: {
    title: 'Metodi di pagamento',
    lead: 'Come puoi pagare acquisti e spedizioni, passo per passo, e quanto vale oggi in bolívar un importo in dollari.',
    methods: 'Scegli come pagare',
    today: 'Il dollaro oggi, in bolívar',
    amount: 'Importo in dollari',
    calculate: 'Calcola',
    result: '{dollars} sono {bolivars}',
    badAmount: 'Scrivi un importo in dollari, come 25,50.',
    takenAt: 'Consultata il {at} (ora di Caracas).',
    noRate: 'In questo momento non c’è un cambio valido: gli altri metodi sono disponibili.',
    frozen:
      'Alla conferma di un ordine, l’importo in bolívar resta fisso al cambio di quel momento.',
    report: 'Segnala il pagamento',
    reportText:
      'Apri il tuo ordine e scrivi il riferimento. Se hai comprato senza account, usa il link della mail di conferma.',
    toOrders: 'Vai ai miei ordini',
  },
  gallery: {
    title: 'Spedizioni consegnate',
    lead: 'Foto di pacchi arrivati alla loro porta, pubblicate con il permesso di chi li ha ricevuti.',
    none: 'Ancora nessuna foto',
    noneText: 'Qui mostriamo solo consegne vere, e con permesso. La prima potrebbe essere la tua.',
    shop: 'Vedi il catalogo',
    quote: 'Chiedi un preventivo',
    pageTitle: 'Spedizioni consegnate, pagina {page}',
    pageLead: 'Pagina {page} delle foto di pacchi arrivati alla loro porta.',
    samples: 'Negozio dimostrativo: le immagini segnate «Esempio» sono disegni, non consegne vere.',
    sample: 'Esempio',
    enlarge: 'Apri la foto intera (si apre in un’altra scheda)',
    yours: 'È arrivata la tua spedizione?',
    yoursText:
      'Se vuoi che la tua foto sia qui, scrivici. Senza il tuo permesso non pubblichiamo nulla.',
    write: 'Scrivici',
    pages: 'Pagine',
    newer: 'Più recenti',
    older: 'Più vecchie',
    pageNumber: 'Pagina {page}',
  },
} satisfies NamespaceContentPagesTranslation

export default it_contentPages

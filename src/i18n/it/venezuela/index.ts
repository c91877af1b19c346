// Buying for Venezuela, in Italian.
import type { NamespaceVenezuelaTranslation } from '../../i18n-types.ts'

const it_venezuela = {
  title: 'Acquisti online per il Venezuela',
  description:
    'Tre modi di comprare negli Stati Uniti e ricevere in Venezuela: catalogo con prezzo consegnato, acquisto su richiesta e casella a Miami.',
  short: 'Acquisti per il Venezuela',
  heading: 'Compra all’estero, ricevi in Venezuela',
  lead: 'Da Maracaibo a Puerto Ordaz: ciò che non si trova o costa il doppio, comprato negli Stati Uniti e consegnato nella tua città, senza sorprese alla fine.',
  toCatalogue: 'Vedi il catalogo',
  toCalculator: 'Calcola una spedizione',
  ways: {
    title: 'Tre modi di comprare',
    lead: 'Scegli in base a ciò che hai già: il prodotto, il negozio o l’acquisto fatto.',
    shop: {
      title: 'Dal nostro catalogo',
      text: 'Ogni scheda mostra prodotto, trasporto, imposte e gestione. Tu paghi, al resto pensiamo noi.',
      link: 'Vedi i prodotti',
    },
    store: {
      title: 'Dal negozio che vuoi',
      text: 'Cerca su Amazon, eBay, AliExpress, Walmart o Target e chiedici di comprarlo per te.',
      link: 'Cerca nei negozi',
    },
    box: {
      title: 'Alla tua casella di Miami',
      text: 'Compri tu con la tua carta e usi il tuo indirizzo di Miami. Riceviamo, uniamo e spediamo.',
      link: 'Scopri la casella',
    },
  },
  lines: {
    title: 'Che cosa c’è nel prezzo',
    lead: 'Tre parti, e le vedi tutte prima di pagare.',
    product: 'Il prodotto',
    productText: 'Il prezzo del negozio in dollari, con la sua spedizione fino a Miami.',
    freight: 'Il trasporto',
    freightText: 'Aereo a libbra o marittimo a piede cubo, secondo peso e misure della scatola.',
    customs: 'Imposte e gestione',
    customsText: 'Ciò che la dogana può chiedere per valore e tipo di merce, e la nostra gestione.',
    quote: 'Chiedi un preventivo',
    duties: 'Calcola la dogana',
  },
  products: 'I più richiesti',
  travels: {
    title: 'Che cosa può viaggiare',
    lead: 'Quasi tutto ciò che entra in una scatola.',
    more: 'Cerca un articolo nell’assistenza',
    one: 'Vestiti, scarpe, giocattoli e cose per la casa viaggiano senza pratiche speciali.',
    two: 'Telefoni, portatili e console viaggiano in aereo con la batteria dentro l’apparecchio.',
    three: 'Ricambi, attrezzi ed elettrodomestici grandi di solito convengono via mare.',
    four: 'I liquidi come i profumi non vanno per via aerea. Non portiamo aerosol, batterie al litio sfuse, medicinali e merci controllate dalla dogana.',
  },
  pay: {
    title: 'Come si paga',
    lead: 'I prezzi sono in dollari; i bolívar sono un riferimento del giorno.',
    text: 'Accettiamo Zelle, bonifico bancario, Pago Móvil, Binance Pay e contanti nel nostro ufficio di Miami. Se paghi in bolívar, il cambio resta fisso nel tuo ordine quando lo confermi.',
    more: 'Vedi i modi di pagare',
  },
  faq: {
    cities: 'In quali città consegnate?',
    citiesText:
      'L’elenco delle destinazioni, con i giorni di ciascuna, è nella pagina di ogni servizio. Scegli la tua città nella calcolatrice e vedi quali la servono.',
    papers: 'Quali documenti servono?',
    papersText:
      'La tua carta d’identità o il codice fiscale (RIF) e la fattura dell’acquisto. Se compriamo noi, la fattura la mettiamo noi.',
    taxes: 'Si pagano sempre le imposte?',
    taxesText:
      'Nel nostro totale sì: comprende sempre imposte e tasse, in base al valore dichiarato. Quanto chiede la dogana dipende dalla merce e dal regime con cui entra; la calcolatrice doganale indica da quanto a quanto, con le fonti.',
    damage: 'E se si perde o si danneggia?',
    damageText:
      'Avvisaci quando lo ricevi. Con l’assicurazione rimborsiamo fino al valore dichiarato; senza, fino alla parte che la tariffa del servizio copre senza costi. Lo dicono le nostre condizioni e la pagina di ogni servizio.',
  },
} satisfies NamespaceVenezuelaTranslation

export default it_venezuela

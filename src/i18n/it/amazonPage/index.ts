// Buying at Amazon from afar, in Italian.
import type { NamespaceAmazonPageTranslation } from '../../i18n-types.ts'

const it_amazonPage = {
  title: 'Comprare su Amazon dal Venezuela',
  description:
    'Cerca su Amazon, guarda i prodotti con il costo consegnato in Venezuela e ricevili per via aerea o marittima dal nostro magazzino di Miami.',
  short: 'Amazon',
  heading: 'Amazon, con consegna in Venezuela',
  lead: 'Amazon non spedisce quasi mai in Venezuela. Noi sì: lo compriamo o lo riceviamo a Miami, ti diciamo il costo completo e lo portiamo alla tua porta.',
  honest:
    'Partecipiamo al programma di affiliazione di Amazon e riceviamo una commissione dagli acquisti idonei. {brand} non è Amazon.',
  toCatalogue: 'Vedi i prodotti di Amazon',
  toCalculator: 'Calcola una spedizione',
  search: 'Cerca su Amazon',
  searchLead:
    'La ricerca si apre su Amazon. Quando trovi qualcosa, mandaci il link in chat e ti diciamo quanto costa consegnato nella tua città.',
  products: 'Da Amazon, nel nostro catalogo',
  productsLead: 'Prezzo, trasporto e imposte nella stessa pagina.',
  steps: {
    title: 'Da Amazon alla tua porta',
    lead: 'Tu scegli, al viaggio pensiamo noi.',
    one: 'Scegli il prodotto',
    oneText:
      'Nel nostro catalogo o direttamente su Amazon. Guarda peso e misure: da loro dipende il trasporto.',
    two: 'Lo riceviamo a Miami',
    twoText:
      'Lo compriamo per te o lo mandi alla tua casella. All’arrivo viene pesato, misurato e custodito.',
    three: 'Arriva in Venezuela',
    threeText:
      'Per via aerea se ti serve presto, via mare se pesa o è grande. Segui il viaggio fino alla consegna.',
  },
  before: 'Prima di comprare su Amazon',
  tips: {
    size: 'Guarda le dimensioni del pacco, non quelle del prodotto: si paga la scatola.',
    sold: 'Preferisci ciò che Amazon vende o spedisce: arriva prima al magazzino e si restituisce più facilmente.',
    battery: 'Le batterie al litio sfuse non volano; dentro il loro apparecchio, quasi sempre sì.',
    parcels:
      'Se l’ordine si divide in più pacchi, aspetta che arrivino tutti e li uniamo in una scatola.',
  },
  faq: {
    card: 'Posso comprare senza carta internazionale?',
    cardText:
      'Sì: compriamo noi e tu paghi a {brand} con Zelle, bonifico, Pago Móvil, Binance Pay o contanti a Miami.',
    prime: 'Vale la consegna gratuita di Prime?',
    primeText: 'Sì, fino al nostro magazzino: per Amazon è un indirizzo di Miami come un altro.',
    price: 'Perché il prezzo può cambiare?',
    priceText:
      'Amazon cambia i prezzi durante il giorno. Mostriamo l’ultimo che ci ha dato, con la data, e lo confermiamo prima di comprare.',
    back: 'E se arriva danneggiato o sbagliato?',
    backText:
      'Lo vediamo quando arriva a Miami e ti avvisiamo. Finché è lì si può restituire entro i termini di Amazon.',
  },
} satisfies NamespaceAmazonPageTranslation

export default it_amazonPage

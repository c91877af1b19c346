// The words of the home page, section by section.
import type { NamespaceHomePageTranslation } from '../../i18n-types.ts'

const it_homePage = {
  title: 'Acquisti negli USA con spedizione in Venezuela',
  description:
    'Compra da Amazon, eBay, AliExpress, Walmart e Target e ricevi in Venezuela. Prima di pagare sai già quanto ti costa consegnato nella tua città.',
  hero: {
    title: 'Compra negli Stati Uniti, ricevi in Venezuela',
    lead: 'Prima di pagare sai già quanto ti costa consegnato nella tua città.',
    calculator: 'Calcola una spedizione',
    services: 'Servizi di spedizione',
    catalogue: 'Vedi i prodotti',
    noticeTitle: 'Novità: acquisto e inoltro.',
    notice: 'Lo compriamo per te, lo riceviamo a Miami e te lo spediamo.',
  },
  promises: {
    title: 'Perché comprare qui',
    compare: {
      title: 'Confronta i servizi',
      text: 'A {place}: in aereo, {air} in {airDays} giorni; in nave, {sea} in {seaDays} giorni.',
      plain: 'In aereo se ti serve presto, in nave se è voluminoso: confronta prezzi e giorni.',
    },
    delivery: {
      title: 'Tempi e costi di consegna',
      text: 'Ogni prodotto dice quanto costa consegnato nella tua città e in quanti giorni arriva.',
    },
    inventory: {
      title: 'Inventario',
      text: 'Vedi che cosa è disponibile oggi da Amazon, eBay, AliExpress, Walmart e Target.',
    },
  },
  steps: {
    title: 'Come funziona',
    lead: 'Dal negozio alla tua città, per un solo prezzo.',
    store: {
      title: 'Il negozio negli Stati Uniti',
      text: 'Scegli un prodotto e noi lo compriamo dal negozio.',
    },
    miami: {
      title: 'Il nostro magazzino a Miami',
      text: 'Lo riceviamo, lo pesiamo, lo misuriamo e lo prepariamo per il viaggio.',
    },
    door: {
      title: 'La tua porta',
      text: 'Viaggia in aereo o via mare e lo consegniamo al tuo indirizzo in Venezuela.',
    },
  },
  categories: {
    title: 'Compra per categoria',
    all: 'Vedi tutto',
    count: '{text} {{count:prodotto|prodotti}}',
  },
  featured: { title: 'In evidenza', more: 'Vedi tutto' },
} satisfies NamespaceHomePageTranslation

export default it_homePage

// The words of the home page, section by section.
import type { NamespaceHomePageTranslation } from '../../i18n-types.ts'

const it_homePage = {
  title: 'Acquisti negli USA con spedizione in Venezuela',
  description:
    'Compra da Amazon, eBay, AliExpress, Walmart e Target e ricevi in Venezuela. Vedi il costo alla tua porta prima di pagare: prodotto, trasporto e imposte.',
  hero: {
    title: 'Compra negli Stati Uniti, ricevi in Venezuela',
    lead: 'Il costo alla tua porta prima di pagare: prodotto, trasporto, imposte e gestione, ciascuno sulla propria riga.',
    calculator: 'Calcola una spedizione',
    services: 'Vedi i servizi',
    catalogue: 'Vedi il catalogo',
    how: 'Come funziona',
    noticeTitle: 'Novità: acquisto e inoltro.',
    notice: 'Scegli un prodotto: lo compriamo per te, lo riceviamo a Miami e te lo spediamo.',
  },
  promises: {
    title: 'Tutto chiaro prima di comprare',
    compare: {
      title: 'Confronta i servizi',
      text: 'In aereo a {air} in {airDays} giorni, o via mare a {sea} in {seaDays} giorni.',
      plain:
        'In aereo se ti serve presto, via mare se è voluminoso: confronta la tariffa e i giorni di ogni servizio.',
      link: 'Confronta aereo e nave',
    },
    delivery: {
      title: 'Tempi e costi di consegna',
      text: 'Ogni prodotto mostra il suo costo consegnato in Venezuela, riga per riga, senza sorprese alla fine.',
      link: 'Vedi i passaggi',
    },
    inventory: {
      title: 'Inventario',
      text: 'Vedi che cosa è disponibile da Amazon, eBay, AliExpress, Walmart e Target.',
      link: 'Vedi i prodotti disponibili',
    },
  },
  steps: {
    title: 'Come funziona',
    lead: 'Tre campate dello stesso ponte, un solo prezzo.',
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
  categories: { title: 'Esplora per categoria', count: '{text} {{count:prodotto|prodotti}}' },
  featured: { title: 'Prodotti in evidenza', more: 'Vedi tutto il catalogo' },
  compare: {
    title: 'Aereo o nave: scegli tu',
    lead: 'Lo stesso pacco per le due vie: una scatola di {length} × {width} × {height} pollici che pesa {pounds} libbre.',
    days: 'Da {min} a {max} giorni',
    rate: 'Tariffa',
    billed: 'Si fattura',
    air: {
      name: 'Aereo',
      text: 'Conta il peso reale o quello volumetrico, il maggiore dei due. Ideale se ti serve presto.',
    },
    sea: {
      name: 'Via mare',
      text: 'Conta solo lo spazio che occupa. Ideale per scatole grandi e senza fretta.',
    },
    note: 'Solo il trasporto da Miami al Venezuela. Prima di pagare vedrai anche imposte e gestione, ciascuna sulla propria riga.',
  },
} satisfies NamespaceHomePageTranslation

export default it_homePage

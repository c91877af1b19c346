// The cart in Italian.
import type { NamespaceCartTranslation } from '../../i18n-types.ts'

const it_cart = {
  title: 'Il tuo carrello',
  notice: {
    added: 'Aggiunto al carrello',
    quantity_updated: 'Quantità aggiornata',
    removed: 'Articolo rimosso',
    cleared: 'Carrello svuotato',
    limited_by_stock: 'Non ce ne sono così tanti: nel carrello ci sono tutti quelli disponibili.',
    repaired: 'Non siamo riusciti a recuperare tutto il carrello. Controlla se manca qualcosa.',
    failed: 'Non è stato possibile modificare il carrello. Controlla la connessione e riprova.',
  },
  drawer: {
    close: 'Chiudi il carrello',
    see: 'Vedi il carrello',
    keep: 'Continua gli acquisti',
    more: 'e altri prodotti: {count}',
  },
  closeNotice: 'Chiudi avviso',
  line: {
    list: 'Articoli nel carrello',
    quantity: 'Quantità',
    quantityOf: 'Quantità di {name}',
    less: 'Togli un pezzo di {name}',
    more: 'Aggiungi un pezzo di {name}',
    update: 'Aggiorna',
    limit: 'Puoi prenderne fino a {max}.',
    remove: 'Rimuovi',
    removeOf: 'Rimuovi {name} dal carrello',
    each: 'l’uno',
    waits: 'La rotta che lo porta è chiusa per ora.',
    priceUp: 'Il prezzo è aumentato: era {price}.',
    priceDown: 'Il prezzo è sceso: era {price}.',
  },
  problem: {
    out_of_stock: 'Esaurito. Rimuovilo per continuare.',
    not_enough_stock:
      '{{count:Ne resta|Ne restano}} solo {count}. Cambia la quantità per continuare.',
    not_sold_here: 'Non si vende più qui. Rimuovilo per continuare.',
    not_carried: 'Non lo portiamo a {place}. Rimuovilo o cambia destinazione.',
  },
  prices: {
    title: 'Alcuni prezzi sono cambiati da quando li hai visti',
    text: 'Il totale usa già i prezzi di oggi.',
    seen: 'Ho capito',
  },
  summary: {
    quote: 'Preventivo del carrello con tutti i servizi',
    title: 'Riepilogo',
    subtotal: 'Subtotale',
    items: '{count} {{count:articolo|articoli}}',
    total: 'Totale consegnato a {place}',
    totalFrom: 'Consegnato a {place}, da',
    estimated:
      'Stima: alcuni prodotti non indicano peso o misure e abbiamo usato quelli abituali della categoria.',
    choose: 'Scegli come spedirlo nel passo seguente.',
    next: 'Continua',
    blocked: 'Sistema gli articoli segnalati per continuare.',
    none: 'Nessun servizio porta tutto questo insieme a {place}. Fai due ordini o cambia destinazione.',
    rest: 'Se togli quello con la rotta chiusa, puoi ordinare il resto adesso.',
    noneRest:
      'Nessun servizio porta tutto questo insieme a {place}. Togli quello con la rotta chiusa e ordina il resto adesso, o cambia destinazione.',
    noneWait:
      'Nessun servizio porta tutto questo insieme a {place}, e le sue rotte sono chiuse per ora. Fai due ordini quando riaprono o cambia destinazione.',
  },
  clear: 'Svuota il carrello',
  clearAsk: 'Rimuovere tutti gli articoli?',
  clearYes: 'Sì, svuota',
  placed: {
    title: 'Il tuo ordine {number} è fatto',
    text: 'Ti abbiamo inviato una mail con il link.',
    see: 'Vedi l’ordine',
  },
  empty: {
    title: 'Il tuo carrello è vuoto',
    text: 'Cerca qualcosa nel catalogo: vedrai il costo consegnato in Venezuela prima di ordinare.',
    products: 'Vedi il catalogo',
  },
} satisfies NamespaceCartTranslation

export default it_cart

// What is in stock, counted and listed, in Italian.
import type { NamespaceStockListTranslation } from '../../i18n-types.ts'

const it_stockList = {
  crumbs: 'Dove sei',
  top: 'Home',
  title: 'Inventario per negozio e categoria',
  description:
    'Che cosa è disponibile adesso: prodotti per negozio e categoria, con pezzi, prezzo e un file CSV da scaricare.',
  short: 'Inventario',
  lead: 'Ciò che è disponibile oggi, negozio per negozio.',
  matrix: 'Quanti ce ne sono per negozio e categoria',
  total: 'Totale',
  table: 'Elenco delle giacenze',
  filters: 'Filtri',
  any: 'Tutti',
  everything: 'Qualsiasi',
  have: 'Disponibili',
  apply: 'Filtra',
  file: 'Scarica CSV',
  fileText: 'Fino a {count} prodotti di questo elenco, per un foglio di calcolo.',
  columns: {
    number: 'Numero',
    product: 'Prodotto',
    store: 'Negozio',
    shelf: 'Categoria',
    availability: 'Disponibilità',
    pieces: 'Pezzi',
    price: 'Prezzo (US$)',
  },
  landed: 'Consegnato a {place}',
  none: 'Non ci sono prodotti così',
  noneText: 'Cambia un filtro o guarda tutto ciò che è disponibile.',
  clear: 'Togli i filtri',
  shown: 'Prodotti: {shown} di {total}',
  many: 'Pagine dell’inventario',
  unknown: 'Senza prezzo per ora',
  pages: {
    previous: 'Precedente',
    next: 'Successiva',
    page: 'Pagina {page}',
  },
} satisfies NamespaceStockListTranslation

export default it_stockList

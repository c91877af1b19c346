// The words of the desk's pairs: products of different stores that are, or may be, one item.
import type { NamespacePairDeskTranslation } from '../../i18n-types.ts'

const it_pairDesk = {
  lead: 'Prodotti di negozi diversi che sono, o potrebbero essere, lo stesso articolo. Nella pagina di ciascuno si vede la migliore offerta degli altri. Quello che decidi vale per sempre.',
  lists: 'Elenchi delle corrispondenze',
  open: 'Da decidere',
  joined: 'Uniti automaticamente',
  decided: 'Decisi',
  ground: {
    gtin: 'Stesso codice a barre',
    brand_model: 'Stessa marca e stesso modello',
    model_in_title: 'Il titolo di uno nomina il modello dell’altro',
    gtin_doubted: 'Stesso codice a barre, ma i titoli si contraddicono',
  },
  same: 'È lo stesso',
  different: 'Sono diversi',
  undo: 'Annulla la decisione',
  sameOf: 'È lo stesso: {first} e {second}',
  differentOf: 'Sono diversi: {first} e {second}',
  undoOf: 'Annulla la decisione su {first} e {second}',
  saidSame: 'Deciso: è lo stesso',
  saidDifferent: 'Deciso: sono diversi',
  model: 'Modello',
  barCode: 'Codice a barre',
  ofOne: 'Solo le corrispondenze di un prodotto.',
  seeAll: 'Vedi tutte',
  empty: {
    open: 'Niente da decidere',
    joined: 'Ancora nessuna corrispondenza',
    decided: 'Ancora nessuna decisione',
  },
  emptyText: {
    open: 'Quando due negozi sembrano vendere la stessa cosa e non è certo, compare qui.',
    joined: 'Dopo ogni sincronizzazione si uniscono gli articoli uguali di più negozi.',
    decided: 'Quello che decidi negli altri elenchi compare qui e si può annullare.',
  },
} satisfies NamespacePairDeskTranslation

export default it_pairDesk

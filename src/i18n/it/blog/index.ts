// The words of the blog.
import type { NamespaceBlogTranslation } from '../../i18n-types.ts'

const it_blog = {
  home: 'Home',
  crumbs: 'Dove sei',
  short: 'Blog',
  title: 'Blog: acquisti e spedizioni senza sorprese',
  lead: 'Conti chiari, elenchi brevi e quello che impariamo nel magazzino di Miami, per comprare sapendo quanto costerà alla fine.',
  pageTitle: 'Blog, pagina {page}',
  pageLead: 'Articoli precedenti su acquisti negli USA e spedizioni in Venezuela: pagina {page}.',
  about: 'Articoli con l’etichetta «{tag}»',
  tags: 'Argomenti',
  all: 'Tutti',
  minutes: '{count} {{count:minuto|minuti}} di lettura',
  none: 'Ancora niente su questo argomento',
  noneText: 'Forse l’argomento ha un altro nome, o l’articolo esiste in un’altra lingua.',
  seeAll: 'Vedi tutti gli articoli',
  pages: 'Pagine del blog',
  newer: 'Più recenti',
  older: 'Meno recenti',
  pageNumber: 'Pagina {page}',
  onlySpanish: 'Per ora questo articolo è solo in spagnolo.',
  readThere: 'Aprilo in spagnolo',
  call: 'Quanto costerebbe il tuo?',
  callText:
    'I prezzi citati in questo articolo sono quelli della sua data. Inserisci misure e peso, o scegli un prodotto, e guarda il prezzo di oggi.',
  calculate: 'Apri la calcolatrice',
  shop: 'Vedi il catalogo',
  related: 'Continua a leggere',
} satisfies NamespaceBlogTranslation

export default it_blog

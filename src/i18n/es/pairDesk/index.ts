// The words of the desk's pairs: products of different stores that are, or may be, one item.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_pairDesk = {
  lead: 'Productos de tiendas distintas que son, o pueden ser, el mismo artículo. En la página de cada uno se ve la mejor oferta de los demás. Lo que decidas vale para siempre.',
  lists: 'Listas de coincidencias',
  open: 'Por decidir',
  joined: 'Unidos automáticamente',
  decided: 'Decididos',
  ground: {
    gtin: 'Mismo código de barras',
    brand_model: 'Misma marca y mismo modelo',
    model_in_title: 'El título de uno nombra el modelo del otro',
    gtin_doubted: 'Mismo código de barras, pero los títulos se contradicen',
  },
  same: 'Es el mismo',
  different: 'Son distintos',
  undo: 'Deshacer la decisión',
  sameOf: 'Es el mismo: {first:string} y {second:string}',
  differentOf: 'Son distintos: {first:string} y {second:string}',
  undoOf: 'Deshacer la decisión sobre {first:string} y {second:string}',
  saidSame: 'Decidido: es el mismo',
  saidDifferent: 'Decidido: son distintos',
  model: 'Modelo',
  barCode: 'Código de barras',
  ofOne: 'Solo coincidencias de un producto.',
  seeAll: 'Ver todas',
  empty: {
    open: 'Nada por decidir',
    joined: 'Ninguna coincidencia todavía',
    decided: 'Todavía no hay decisiones',
  },
  emptyText: {
    open: 'Cuando dos tiendas parezcan vender lo mismo y no sea seguro, aparece aquí.',
    joined: 'Después de cada sincronización se unen los artículos iguales de varias tiendas.',
    decided: 'Lo que decidas en las otras listas aparece aquí y se puede deshacer.',
  },
} satisfies BaseTranslation

export default es_pairDesk

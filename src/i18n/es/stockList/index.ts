// What is in stock, counted and listed.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_stockList = {
  crumbs: 'Dónde estás',
  top: 'Inicio',
  title: 'Inventario por tienda y categoría',
  description:
    'Qué hay en existencia ahora mismo: productos por tienda y categoría, con piezas, precio y un archivo CSV para descargar.',
  short: 'Inventario',
  lead: 'Lo que hay disponible hoy, tienda por tienda.',
  matrix: 'Cuántos hay por tienda y categoría',
  total: 'Total',
  table: 'Lista de existencias',
  filters: 'Filtros',
  any: 'Todas',
  everything: 'Cualquiera',
  have: 'Con existencia',
  apply: 'Filtrar',
  file: 'Descargar CSV',
  fileText: 'Hasta {count:string} productos de esta lista, para una hoja de cálculo.',
  columns: {
    number: 'Número',
    product: 'Producto',
    store: 'Tienda',
    shelf: 'Categoría',
    availability: 'Disponibilidad',
    pieces: 'Piezas',
    price: 'Precio (US$)',
  },
  landed: 'Puesto en {place:string}',
  none: 'No hay productos así',
  noneText: 'Cambia un filtro o mira todo lo que hay en existencia.',
  clear: 'Quitar los filtros',
  shown: 'Productos: {shown:string} de {total:string}',
  many: 'Páginas del inventario',
  unknown: 'Sin precio por ahora',
  pages: {
    previous: 'Anterior',
    next: 'Siguiente',
    page: 'Página {page:number}',
  },
} satisfies BaseTranslation

export default es_stockList

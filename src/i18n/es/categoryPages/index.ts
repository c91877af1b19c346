// What search engines are told of each category of the catalogue.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_categoryPages = {
  title: '{category:string} de EE. UU. con envío a Venezuela',
  lead: {
    Electronics:
      'Equipos, accesorios y repuestos electrónicos de tiendas de Estados Unidos, con flete, impuestos y entrega en Venezuela calculados antes de pagar.',
    'Clothing & Accessories':
      'Ropa, calzado, bolsos y accesorios de tiendas de Estados Unidos. Antes de pagar ves el costo puesto en Venezuela, con flete e impuestos.',
    'Home & Garden':
      'Artículos para la cocina, la casa y el jardín de tiendas de Estados Unidos, con el costo puesto en Venezuela a la vista antes de pagar.',
    Toys: 'Juguetes y juegos para todas las edades de tiendas de Estados Unidos. Antes de pagar ves lo que cuestan puestos en Venezuela.',
    'Health & Beauty':
      'Cuidado personal, salud y belleza de tiendas de Estados Unidos. Cada producto muestra su costo puesto en Venezuela antes de pagar.',
  },
} satisfies BaseTranslation

export default es_categoryPages

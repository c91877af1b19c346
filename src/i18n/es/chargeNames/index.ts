// What is charged for goods at the door, one name each: product, cart, checkout, order and mail.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_chargeNames = {
  goods: 'Productos',
  freight_air: 'Envío aéreo',
  freight_sea: 'Envío marítimo',
  freight_courier: 'Envío por courier',
  minimum_charge: 'Ajuste al flete mínimo',
  oversize: 'Recargo por tamaño',
  overweight: 'Recargo por peso',
  handling: 'Manejo en almacén',
  remote_area: 'Zona alejada',
  residential: 'Entrega a domicilio',
  consolidation: 'Consolidación',
  repacking: 'Reempaque',
  packaging: 'Embalaje reforzado',
  insurance: 'Seguro',
  taxes: 'Impuestos y tasas',
  processing: 'Procesamiento',
  payment_fee: 'Recargo por forma de pago',
  payment_discount: 'Descuento por forma de pago',
  total: 'Total',
  cheapest: 'Más económico',
  days: '{min:number}–{max:number} {{max:día|días}}',
  service: { air: 'Aéreo', sea: 'Marítimo', courier: 'Courier' },
  refused: {
    not_served: 'no llega a este destino',
    route_suspended: 'ruta cerrada por ahora',
    not_for_goods: 'no lleva este tipo de carga',
    restricted_item: 'no lleva este tipo de artículos',
    too_heavy: 'pesa más de lo que acepta',
    too_large: 'es más grande de lo que acepta',
    too_dear: 'vale más de lo que acepta',
    too_many_pieces: 'son más piezas de las que acepta',
  },
} satisfies BaseTranslation

export default es_chargeNames

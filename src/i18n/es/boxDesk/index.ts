// The words of the desk of cartons.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_boxDesk = {
  lead: 'Las cajas con las que el planificador junta paquetes. Lo que cambies aquí vale en el próximo plan.',
  add: 'Añadir caja',
  name: 'Nombre',
  inside: 'Por dentro',
  outside: 'Por fuera',
  tare: 'Vacía pesa',
  maxWeight: 'Aguanta',
  state: 'Estado',
  isActive: 'En uso',
  retired: 'Retirada',
  example: 'Precio de ejemplo',
  changeThis: 'Cambiar la caja {name:string}',
  nothing: 'Ninguna caja',
  nothingText: 'Sin cajas el planificador no puede juntar nada. Añade la primera.',
  sizeUnit: 'Medidas en',
  weightUnit: 'Peso en',
  insideHint: 'Lo que cabe: largo, ancho y alto.',
  outsideHint: 'Lo que se factura: nunca menor que por dentro.',
  innerLength: 'Largo',
  innerWidth: 'Ancho',
  innerHeight: 'Alto',
  outerLength: 'Largo',
  outerWidth: 'Ancho',
  outerHeight: 'Alto',
  tareHint: 'La caja con su relleno.',
  maxWeightHint: 'Caja y contenido juntos.',
  price: 'Precio (US$)',
  confirmed: 'El precio está confirmado',
  confirmedHint: 'Hasta entonces se muestra como «tarifa de ejemplo».',
  active: 'El planificador la usa',
  activeHint: 'Una caja retirada queda aquí y se puede volver a usar.',
  saved: 'La caja se guardó.',
} satisfies BaseTranslation

export default es_boxDesk

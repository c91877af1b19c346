// Prices that the stores name and nobody believes yet, and those that were rejected.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_priceDesk = {
  lead: 'Precios que cambiaron de golpe. El producto no se vende hasta que decidas o la tienda repita el precio horas después. Si lo rechazas, sigue el de antes.',
  before: 'Precio de antes',
  after: 'Precio nuevo',
  change: 'Cambio',
  since: 'Desde',
  shownUntil: 'El precio de antes se puede mostrar hasta',
  accept: 'Aceptar el precio nuevo de {product:string}',
  reject: 'Rechazar el precio nuevo de {product:string}',
  rejected: 'Rechazados',
  picked: '{count:number} {{count:seleccionado|seleccionados}}',
  acceptPicked: 'Aceptar los seleccionados',
  rejectPicked: 'Rechazar los seleccionados',
  none: 'Ningún precio retenido',
  noneText: 'Cuando un precio salte demasiado aparece aquí.',
} satisfies BaseTranslation

export default es_priceDesk

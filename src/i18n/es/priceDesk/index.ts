// Prices that the stores name and nobody believes yet, and those that were rejected.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_priceDesk = {
  lead: 'Precios que cambiaron más de lo creíble. No se muestran, y el producto no se vende, hasta que alguien decida o la tienda repita lo mismo horas después; lo que parece una coma fuera de lugar, unas diez veces más o menos, siempre espera una decisión. Un precio rechazado no se acepta aunque la tienda lo repita: sigue el de antes, y se vende con él mientras se pueda mostrar.',
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

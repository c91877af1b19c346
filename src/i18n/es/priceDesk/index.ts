// Prices that the stores name and nobody believes yet, and those that were rejected.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_priceDesk = {
  lead: 'Precios que cambiaron demasiado de golpe. Mientras esperan, el producto no se vende. Se resuelven cuando decides, o cuando la tienda repite lo mismo horas después; lo que parece una coma mal puesta, unas diez veces más o menos, siempre lo decides tú. Si rechazas un precio, se vende con el de antes mientras se pueda mostrar.',
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

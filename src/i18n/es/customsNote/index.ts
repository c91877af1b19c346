// Who pays what customs may ask beyond a price, told wherever a price is that somebody may order by.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_customsNote = {
  more: 'La aduana puede pedir de {from:string} a {to:string} más. Te preguntamos antes de pagarlo.',
  moreOf: 'La aduana puede pedir {amount:string} más. Te preguntamos antes de pagarlo.',
  none: 'No esperamos que la aduana pida más. Si lo hace, te preguntamos antes de pagarlo.',
  unknown:
    'Por su valor o su peso, la aduana puede pedir más impuestos. Te preguntamos antes de pagarlos.',
  may: 'La aduana puede pedir algo más. Te preguntamos antes de pagarlo.',
  included: 'Impuestos incluidos: si la aduana pide más, lo pagamos nosotros.',
  how: '¿Cómo se calcula?',
  by: {
    air: 'Así es por aire; con otro servicio cambia.',
    sea: 'Así es por mar; con otro servicio cambia.',
    courier: 'Así es por courier; con otro servicio cambia.',
  },
} satisfies BaseTranslation

export default es_customsNote

// What can be wrong with a field of a form.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_faults = {
  required: 'Completa este campo.',
  too_short: 'Es demasiado corto.',
  too_long: 'Es demasiado largo.',
  too_small: 'El número es demasiado bajo.',
  too_big: 'El número es demasiado alto.',
  invalid_email: 'Email inválido',
  invalid_phone:
    'Escribe un teléfono del país de entrega, como 0412-1234567 en Venezuela o +57 301 2345678 en Colombia.',
  not_a_number: 'Escribe un número.',
  too_precise: 'Escribe menos decimales.',
  invalid_document:
    'Ese documento no es del país de entrega: en Venezuela es como V-12345678. También vale un pasaporte.',
  invalid_postal_code:
    'Ese código postal no es del país de entrega; en Venezuela son cuatro números, por ejemplo 1010.',
  unknown_option: 'Elige una de las opciones.',
  no_bolivar_rate:
    'Ahora no hay una tasa vigente para pagar en bolívares. Elige otra forma de pago.',
  row_twice: 'Ese inicio ya está en otra fila.',
  invalid: 'Revisa este dato.',
} satisfies BaseTranslation

export default es_faults

// What can be wrong with a field of a form in Portuguese.
import type { NamespaceFaultsTranslation } from '../../i18n-types.ts'

const pt_faults = {
  required: 'Preencha este campo.',
  too_short: 'Está curto demais.',
  too_long: 'Está longo demais.',
  too_small: 'O número é baixo demais.',
  too_big: 'O número é alto demais.',
  invalid_email: 'E-mail inválido',
  invalid_phone:
    'Escreva um telefone do país de entrega, como 0412-1234567 na Venezuela ou +57 301 2345678 na Colômbia.',
  not_a_number: 'Digite um número.',
  too_precise: 'Digite menos casas decimais.',
  invalid_document:
    'Esse documento não é do país de entrega: na Venezuela é como V-12345678. Um passaporte também serve.',
  invalid_postal_code:
    'Esse código postal não é do país de entrega; na Venezuela são quatro números, por exemplo 1010.',
  unknown_option: 'Escolha uma das opções.',
  no_bolivar_rate:
    'Agora não há uma taxa válida para pagar em bolívares. Escolha outra forma de pagamento.',
  row_twice: 'Outra linha já começa aí.',
  invalid: 'Revise este dado.',
} satisfies NamespaceFaultsTranslation

export default pt_faults

// What can be wrong with a field of a form in English.
import type { NamespaceFaultsTranslation } from '../../i18n-types.ts'

const en_faults = {
  required: 'Fill in this field.',
  too_short: 'This is too short.',
  too_long: 'This is too long.',
  too_small: 'The number is too low.',
  too_big: 'The number is too high.',
  invalid_email: 'Invalid email',
  invalid_phone: 'Enter a Venezuelan phone number, for example 0412-1234567.',
  not_a_number: 'Enter a number.',
  too_precise: 'Enter fewer decimals.',
  invalid_document:
    'Enter a cédula such as V-12345678, a RIF such as J-123456789 or a passport number.',
  invalid_postal_code: 'A Venezuelan postal code has four digits, for example 1010.',
  unknown_option: 'Choose one of the options.',
  no_bolivar_rate:
    'There is no current rate for paying in bolivars right now. Choose another payment method.',
  row_twice: 'Another row starts there already.',
  invalid: 'Check this detail.',
} satisfies NamespaceFaultsTranslation

export default en_faults

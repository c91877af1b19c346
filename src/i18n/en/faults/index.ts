// What can be wrong with a field of a form in English.
import type { NamespaceFaultsTranslation } from '../../i18n-types.ts'

const en_faults = {
  required: 'Fill in this field.',
  too_short: 'This is too short.',
  too_long: 'This is too long.',
  too_small: 'The number is too low.',
  too_big: 'The number is too high.',
  invalid_email: 'Invalid email',
  invalid_phone:
    'Enter a phone number of the destination country, such as 0412-1234567 in Venezuela or +57 301 2345678 in Colombia.',
  not_a_number: 'Enter a number.',
  too_precise: 'Enter fewer decimals.',
  invalid_document:
    'That is not a document of the destination country: in Venezuela it looks like V-12345678. A passport works too.',
  invalid_postal_code:
    'That is not a postal code of the destination country; in Venezuela it has four digits, such as 1010.',
  unknown_option: 'Choose one of the options.',
  no_bolivar_rate:
    'There is no current rate for paying in bolivars right now. Choose another payment method.',
  row_twice: 'Another row starts there already.',
  invalid: 'Check this detail.',
} satisfies NamespaceFaultsTranslation

export default en_faults

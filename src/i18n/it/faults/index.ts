// What can be wrong with a field of a form in Italian.
import type { NamespaceFaultsTranslation } from '../../i18n-types.ts'

const it_faults = {
  required: 'Compila questo campo.',
  too_short: 'È troppo corto.',
  too_long: 'È troppo lungo.',
  too_small: 'Il numero è troppo basso.',
  too_big: 'Il numero è troppo alto.',
  invalid_email: 'Email non valida',
  invalid_phone:
    'Scrivi un telefono del paese di consegna, come 0412-1234567 in Venezuela o +57 301 2345678 in Colombia.',
  not_a_number: 'Scrivi un numero.',
  too_precise: 'Scrivi meno decimali.',
  invalid_document:
    'Quel documento non è del paese di consegna: in Venezuela è come V-12345678. Va bene anche un passaporto.',
  invalid_postal_code:
    'Quel codice postale non è del paese di consegna; in Venezuela ha quattro cifre, per esempio 1010.',
  unknown_option: 'Scegli una delle opzioni.',
  no_bolivar_rate:
    'Ora manca un tasso valido per pagare in bolívar. Scegli un altro metodo di pagamento.',
  row_twice: 'Un’altra riga comincia già lì.',
  invalid: 'Controlla questo dato.',
} satisfies NamespaceFaultsTranslation

export default it_faults

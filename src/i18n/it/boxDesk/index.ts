// The words of the desk of cartons.
import type { NamespaceBoxDeskTranslation } from '../../i18n-types.ts'

const it_boxDesk = {
  lead: 'Le scatole con cui il pianificatore riunisce i pacchi. Ciò che cambi qui vale dal prossimo piano.',
  add: 'Aggiungi scatola',
  name: 'Nome',
  inside: 'Interno',
  outside: 'Esterno',
  tare: 'Peso a vuoto',
  maxWeight: 'Regge fino a',
  state: 'Stato',
  isActive: 'In uso',
  retired: 'Ritirata',
  example: 'Prezzo di esempio',
  changeThis: 'Modifica la scatola {name}',
  nothing: 'Nessuna scatola',
  nothingText: 'Senza scatole il pianificatore non può riunire nulla. Aggiungi la prima.',
  sizeUnit: 'Misure in',
  weightUnit: 'Peso in',
  insideHint: 'Ciò che ci sta: lunghezza, larghezza e altezza.',
  outsideHint: 'Ciò che si fattura: mai più piccolo dell’interno.',
  innerLength: 'Lunghezza',
  innerWidth: 'Larghezza',
  innerHeight: 'Altezza',
  outerLength: 'Lunghezza',
  outerWidth: 'Larghezza',
  outerHeight: 'Altezza',
  tareHint: 'La scatola con il suo riempimento.',
  maxWeightHint: 'Scatola e contenuto insieme.',
  price: 'Prezzo (US$)',
  confirmed: 'Il prezzo è confermato',
  confirmedHint: 'Fino ad allora appare come «tariffa di esempio».',
  active: 'Il pianificatore la usa',
  activeHint: 'Una scatola ritirata resta qui e si può usare di nuovo.',
  saved: 'La scatola è stata salvata.',
} satisfies NamespaceBoxDeskTranslation

export default it_boxDesk

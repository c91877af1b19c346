// Prices that the stores name and nobody believes yet, and those that were rejected.
import type { NamespacePriceDeskTranslation } from '../../i18n-types.ts'

const it_priceDesk = {
  lead: 'Prezzi cambiati in modo poco credibile. Non si mostrano, e il prodotto non si vende, finché qualcuno non decide o il negozio non ripete lo stesso a ore di distanza; ciò che sembra una virgola fuori posto, circa dieci volte in più o in meno, aspetta sempre una decisione. Un prezzo rifiutato non viene accettato anche se il negozio lo ripete: resta quello di prima, e il prodotto si vende a quel prezzo finché si può mostrare.',
  before: 'Prezzo di prima',
  after: 'Prezzo nuovo',
  change: 'Variazione',
  since: 'Dal',
  shownUntil: 'Il prezzo di prima si può mostrare fino a',
  accept: 'Accetta il prezzo nuovo di {product}',
  reject: 'Rifiuta il prezzo nuovo di {product}',
  rejected: 'Rifiutati',
  picked: '{count} {{count:selezionato|selezionati}}',
  acceptPicked: 'Accetta i selezionati',
  rejectPicked: 'Rifiuta i selezionati',
  none: 'Nessun prezzo trattenuto',
  noneText: 'Un prezzo che salta troppo compare qui.',
} satisfies NamespacePriceDeskTranslation

export default it_priceDesk

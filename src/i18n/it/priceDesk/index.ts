// Prices that the stores name and nobody believes yet, and those that were rejected.
import type { NamespacePriceDeskTranslation } from '../../i18n-types.ts'

const it_priceDesk = {
  lead: 'Prezzi cambiati di colpo. Il prodotto non si vende finché non decidi o il negozio non ripete il prezzo ore dopo. Se lo rifiuti, resta quello di prima.',
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

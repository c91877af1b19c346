// The words that all forms share, in Italian.
import type { NamespaceFormsTranslation } from '../../i18n-types.ts'

const it_forms = {
  failed: 'Non salvato',
  check: 'Controlla ciò che è segnato.',
  offline: 'Nessuna risposta. Quello che hai scritto è ancora qui: riprova.',
  save: 'Salva',
  cancel: 'Annulla',
  otherLanguages: 'In altre lingue',
  addRow: 'Aggiungi riga',
  unit: 'Unità',
  removeRow: 'Togli riga',
  optional: 'facoltativo',
  close: 'Chiudi avviso',
} satisfies NamespaceFormsTranslation

export default it_forms

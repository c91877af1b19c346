// The words that all forms share, in English.
import type { NamespaceFormsTranslation } from '../../i18n-types.ts'

const en_forms = {
  failed: 'Not saved',
  check: 'Check what is marked.',
  offline: 'No answer came. What you typed is still here: try again.',
  save: 'Save',
  cancel: 'Cancel',
  otherLanguages: 'In other languages',
  addRow: 'Add row',
  unit: 'Unit',
  removeRow: 'Remove row',
  optional: 'optional',
  close: 'Close notice',
} satisfies NamespaceFormsTranslation

export default en_forms

// The words that all forms share.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_forms = {
  failed: 'No se guardó',
  check: 'Revisa lo marcado.',
  offline: 'No hubo respuesta. Lo que escribiste sigue aquí: inténtalo otra vez.',
  save: 'Guardar',
  cancel: 'Cancelar',
  otherLanguages: 'En otros idiomas',
  addRow: 'Añadir fila',
  unit: 'Unidad',
  removeRow: 'Quitar fila',
  optional: 'opcional',
  close: 'Cerrar aviso',
} satisfies BaseTranslation

export default es_forms

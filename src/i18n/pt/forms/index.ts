// The words that all forms share, in Portuguese.
import type { NamespaceFormsTranslation } from '../../i18n-types.ts'

const pt_forms = {
  failed: 'Não foi salvo',
  check: 'Confira o que está marcado.',
  offline: 'Não houve resposta. O que você escreveu continua aqui: tente de novo.',
  save: 'Salvar',
  cancel: 'Cancelar',
  otherLanguages: 'Em outros idiomas',
  addRow: 'Adicionar linha',
  unit: 'Unidade',
  removeRow: 'Remover linha',
  optional: 'opcional',
  close: 'Fechar aviso',
} satisfies NamespaceFormsTranslation

export default pt_forms

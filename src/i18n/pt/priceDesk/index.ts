// Prices that the stores name and nobody believes yet, and those that were rejected.
import type { NamespacePriceDeskTranslation } from '../../i18n-types.ts'

const pt_priceDesk = {
  lead: 'Preços que mudaram de repente. O produto não é vendido até você decidir ou a loja repetir o preço horas depois. Se você recusar, fica o anterior.',
  before: 'Preço anterior',
  after: 'Preço novo',
  change: 'Mudança',
  since: 'Desde',
  shownUntil: 'O preço anterior pode ser mostrado até',
  accept: 'Aceitar o preço novo de {product}',
  reject: 'Rejeitar o preço novo de {product}',
  rejected: 'Rejeitados',
  picked: '{count} {{count:selecionado|selecionados}}',
  acceptPicked: 'Aceitar os selecionados',
  rejectPicked: 'Rejeitar os selecionados',
  none: 'Nenhum preço retido',
  noneText: 'Um preço que salte demais aparece aqui.',
} satisfies NamespacePriceDeskTranslation

export default pt_priceDesk

// Prices that the stores name and nobody believes yet, and those that were rejected.
import type { NamespacePriceDeskTranslation } from '../../i18n-types.ts'

const pt_priceDesk = {
  lead: 'Preços que mudaram além do crível. Não aparecem, e o produto não é vendido, até que alguém decida ou a loja repita o mesmo horas depois; o que parece uma vírgula fora do lugar, umas dez vezes mais ou menos, sempre espera uma decisão. Um preço rejeitado não é aceito mesmo que a loja o repita: fica o anterior, e o produto é vendido por ele enquanto puder ser mostrado.',
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

// Where prices at the door are for.
import type { NamespaceDeliverToTranslation } from '../../i18n-types.ts'

const pt_deliverTo = {
  title: 'Para onde enviamos?',
  lead: 'Todos os preços na sua porta são mostrados para esta cidade. Você pode mudar quando quiser.',
  missing:
    'Sua cidade não aparece? Escolha a mais próxima do seu estado: é a que usamos para calcular.',
  unserved: 'Ainda não enviamos para lá. Escolha um destes destinos:',
} satisfies NamespaceDeliverToTranslation

export default pt_deliverTo

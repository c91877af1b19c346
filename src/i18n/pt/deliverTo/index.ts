// Where prices at the door are for.
import type { NamespaceDeliverToTranslation } from '../../i18n-types.ts'

const pt_deliverTo = {
  title: 'Para onde enviamos?',
  lead: 'Os preços que você vê são para esta cidade, com envio e impostos. Você pode mudar quando quiser.',
  missing:
    'Sua cidade não aparece? Escolha a mais próxima do seu estado: é a que usamos para calcular.',
  unserved: 'Ainda não enviamos para lá. Escolha um destes destinos:',
} satisfies NamespaceDeliverToTranslation

export default pt_deliverTo

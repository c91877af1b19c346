// Where prices at the door are for.
import type { NamespaceDeliverToTranslation } from '../../i18n-types.ts'

const it_deliverTo = {
  title: 'Dove te lo spediamo?',
  lead: 'I prezzi che vedi sono per questa città, con spedizione e imposte. Puoi cambiarla quando vuoi.',
  missing:
    'La tua città non c’è? Scegli la più vicina del tuo stato: è quella che usiamo per calcolare.',
  unserved: 'Non spediamo ancora lì. Scegli una di queste destinazioni:',
} satisfies NamespaceDeliverToTranslation

export default it_deliverTo

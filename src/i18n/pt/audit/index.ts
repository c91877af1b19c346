// The words of the audit log.
import type { NamespaceAuditTranslation } from '../../i18n-types.ts'

const pt_audit = {
  title: 'Registro de ações',
  lead: 'Quem fez o quê com permissões de administração. Nada é alterado nem apagado.',
  act: 'Ação',
  anyAct: 'Todas',
  what: 'O quê',
  who: 'Quem',
  whom: 'Sobre quem ou o quê',
  when: 'Quando',
  from: 'De',
  empty: 'O registro está vazio',
  emptyText: 'Aqui aparece cada alteração feita com permissões de administração.',
  gone: 'Conta excluída ({id})',
  order: 'Pedido {number}',
  madeAdmin: 'Deu permissões de administração',
  unmadeAdmin: 'Retirou as permissões de administração',
  endedSessions: 'Encerrou {count} {{count:sessão|sessões}}',
  moved: 'Passou o pedido de “{from}” para “{to}”',
  correctedParts: 'Corrigiu: {parts}',
  gaveBack: 'Devolveu a correção: {part}',
  didToMany: '{act} ({count} {{count:produto|produtos}})',
  /** What an action was done to, before its number. */
  kinds: {
    product: 'Produto',
    exchange_rate: 'Taxa de câmbio',
    route_suspension: 'Suspensão',
    packing_box: 'Caixa',
    rate_card: 'Tarifa',
    photo: 'Foto',
    store_path: 'Categoria',
    network_version: 'Versão',
    customs_rule: 'Regra',
    product_pair: 'Par',
    sync_run: 'Sincronização',
    message: 'Mensagem',
    article: 'Artigo',
    payment_method: 'Forma de pagamento',
  },
  allStores: 'Todas as lojas',
  unknown: 'Outra ação: {action}',
} satisfies NamespaceAuditTranslation

export default pt_audit

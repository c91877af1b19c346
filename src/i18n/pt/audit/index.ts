// The words of the book of acts.
import type { NamespaceAuditTranslation } from '../../i18n-types.ts'

const pt_audit = {
  title: 'Registro de ações',
  lead: 'Quem fez o quê com permissões de administração. Nada é alterado nem apagado.',
  act: 'Ação',
  anyAct: 'Todas',
  acts: {
    users_setAdmin: 'Permissões de administração',
    users_endSessions: 'Sessões encerradas',
    users_resetSecondFactor: 'Verificação em duas etapas redefinida',
    orders_move: 'Estado de um pedido',
    shipping_addRateCard: 'Tarifa de envio publicada',
    shipping_suspendRoute: 'Rota suspensa',
    shipping_liftSuspension: 'Rota retomada',
    shipping_changeCountry: 'Impostos de um país',
    shipping_changeDestination: 'Acréscimo de um destino',
    shipping_changeRoute: 'Dias de uma rota',
    packing_addBox: 'Caixa adicionada',
    packing_changeBox: 'Caixa alterada',
    customs_addRule: 'Regra aduaneira adicionada',
  },
  what: 'O quê',
  who: 'Quem',
  whom: 'Sobre quem ou o quê',
  when: 'Quando',
  from: 'De',
  shown: '{count} {{count:ação|ações}} nesta página',
  older: 'Ações anteriores',
  empty: 'O registro está vazio',
  emptyText: 'Aqui aparece cada alteração feita com permissões de administração.',
  nothing: 'Nada com estes filtros',
  nothingText: 'Tente com outra ação ou com outra parte do nome.',
  gone: 'Conta excluída ({id})',
  order: 'Pedido {number}',
  madeAdmin: 'Deu permissões de administração',
  unmadeAdmin: 'Retirou as permissões de administração',
  endedSessions: 'Encerrou {count} {{count:sessão|sessões}}',
  moved: 'Passou o pedido de «{from}» para «{to}»',
  unknown: 'Outra ação: {action}',
} satisfies NamespaceAuditTranslation

export default pt_audit

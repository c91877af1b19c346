// The words of the book of acts.
import type { NamespaceAuditTranslation } from '../../i18n-types.ts'

const pt_audit = {
  title: 'Registro de atos',
  lead: 'Quem fez o quê com permissões de administração. Nada é alterado nem apagado.',
  act: 'Ato',
  anyAct: 'Todos',
  actAdmin: 'Permissões de administração',
  actSessions: 'Sessões encerradas',
  actFactor: 'Duas etapas redefinidas',
  actOrder: 'Estado de um pedido',
  what: 'O quê',
  who: 'Quem',
  whom: 'Sobre quem ou o quê',
  when: 'Quando',
  from: 'De',
  shown: '{count} {{count:ato|atos}} nesta página',
  older: 'Atos anteriores',
  empty: 'O registro está vazio',
  emptyText: 'Aqui aparece cada alteração feita com permissões de administração.',
  nothing: 'Nada com estes filtros',
  nothingText: 'Tente com outro ato ou com outra parte do nome.',
  gone: 'Conta excluída ({id})',
  order: 'Pedido {number}',
  madeAdmin: 'Deu permissões de administração',
  unmadeAdmin: 'Retirou as permissões de administração',
  endedSessions: 'Encerrou {count} {{count:sessão|sessões}}',
  resetFactor: 'Redefiniu a verificação em duas etapas',
  moved: 'Passou o pedido de «{from}» para «{to}»',
  unknown: 'Outro ato: {action}',
} satisfies NamespaceAuditTranslation

export default pt_audit

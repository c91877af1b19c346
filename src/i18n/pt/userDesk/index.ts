// The words of the people's desk in Portuguese.
import type { NamespaceUserDeskTranslation } from '../../i18n-types.ts'

const pt_userDesk = {
  onlyAdmins: 'Só administradores',
  noPeople: 'Ninguém com esses filtros',
  isAdmin: 'Administração',
  twoSteps: 'Duas etapas',
  unverified: 'E-mail não confirmado',
  since: 'Conta desde',
  orderCount: '{count} {{count:pedido|pedidos}}',
  sessionCount: '{count} {{count:sessão aberta|sessões abertas}}',
  makeAdmin: 'Tornar administrador',
  unmakeAdmin: 'Remover administração',
  endSessions: 'Encerrar suas sessões',
  resetFactor: 'Redefinir duas etapas',
  actOn: '{act}: {name}',
  didAdmin: 'A conta agora administra a loja.',
  didUnadmin: 'A conta não administra mais a loja.',
  didEnd: 'As sessões foram encerradas.',
  didReset: 'A segunda etapa foi removida e as sessões foram encerradas. Avisamos por e-mail.',
  you: 'Você',
  ownSecurity: 'Sua segurança',
  askTitle: '{act}: confirma para “{name}”?',
  askYes: 'Sim, fazer',
  askAdmin:
    '“{name}” poderá ver e alterar todos os pedidos, as pessoas e a loja. As sessões são encerradas e a pessoa entra de novo com as novas permissões.',
  askUnadmin:
    '“{name}” sai do painel imediatamente: as sessões são encerradas. Os pedidos e a conta de cliente permanecem.',
  askEnd: '“{name}” sai de todos os dispositivos e precisa entrar de novo.',
  askReset:
    'O aplicativo de verificação, as chaves de acesso e os códigos de recuperação são removidos e as sessões são encerradas. Antes, confirme que quem pede é mesmo “{name}”.',
} satisfies NamespaceUserDeskTranslation

export default pt_userDesk

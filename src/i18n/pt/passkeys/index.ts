// The words of passkeys, recovery codes and the picture for an authenticator app.
import type { NamespacePasskeysTranslation } from '../../i18n-types.ts'

const pt_passkeys = {
  title: 'Chaves de acesso',
  lead: 'Entre com a sua digital, o seu rosto ou o PIN do seu dispositivo, sem digitar a senha. Com uma chave, a senha sozinha não basta mais para entrar.',
  count: '{count} {{count:chave|chaves}}',
  created: 'Criada:',
  used: 'Último uso:',
  unused: 'Ainda não usada',
  change: 'Alterar',
  changeOf: 'Alterar a chave “{name}”',
  name: 'Nome da chave',
  nameHint: 'Por exemplo: Celular, Notebook, Chaveiro.',
  rename: 'Salvar nome',
  remove: 'Remover chave',
  removeOf: 'Remover a chave “{name}”',
  removeHint: 'A chave deixará de abrir a sua conta.',
  add: 'Adicionar chave de acesso',
  codesTitle: 'Códigos de recuperação',
  codesLead: 'Para entrar se você perder o celular ou a chave. Cada um serve uma vez.',
  codesFresh: 'Guarde os seus códigos de recuperação',
  codesText:
    'Anote-os em papel ou guarde-os no seu gerenciador de senhas. Eles não serão mostrados de novo.',
  codesRenew: 'Criar novos códigos',
  codesMake: 'Criar códigos',
  codesHint: 'Os códigos anteriores deixarão de servir.',
  toPanel: 'Ir para o painel',
  qr: 'Código QR com a chave para o seu aplicativo de verificação',
  qrText:
    'Leia o código com o seu aplicativo de verificação. Se ele estiver neste mesmo celular, abra o link.',
  qrSecret: 'Ou digite esta chave no aplicativo:',
  needed: 'A sua conta de administração precisa de uma segunda etapa',
  neededText:
    'Para entrar no painel, adicione uma chave de acesso ou ative o aplicativo de verificação. Uma das duas basta.',
} satisfies NamespacePasskeysTranslation

export default pt_passkeys

// Signing in in Portuguese.
import type { NamespaceAuthTranslation } from '../../i18n-types.ts'

const pt_auth = {
  title: 'Entrar',
  welcome: 'Use seu usuário ou seu e-mail.',
  username: 'Usuário ou e-mail',
  password: 'Senha',
  show: 'Mostrar a senha',
  hide: 'Ocultar a senha',
  submit: 'Entrar',
  failed: 'Erro ao entrar',
  fallback: 'Não foi possível entrar.',
  retry: 'Tente de novo em {minutes} {{minutes:minuto|minutos}}.',
  welcomeTitle: 'Bem-vindo!',
  welcomeText: 'Você entrou com sucesso',
  byeTitle: 'Sessão encerrada',
  byeText: 'Você saiu com sucesso',
  outFailed: 'Erro ao sair',
  close: 'Fechar aviso',
  already: 'Você já entrou como {name}.',
  signOut: 'Sair',
  next: 'Continuar',
} satisfies NamespaceAuthTranslation

export default pt_auth

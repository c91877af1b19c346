// The words of the questions who sits there, and of a session that has ended, in Portuguese.
import type { NamespaceIdentityTranslation } from '../../i18n-types.ts'

const pt_identity = {
  title: 'Confirme que é você',
  lead: 'Faz mais de meia hora que você deu sua senha, um código ou sua chave de acesso. Digite sua senha para continuar: o que você fez não se perde.',
  otp: 'Ou um código de verificação',
  cancel: 'Cancelar',
  submit: 'Confirmar e continuar',
  ended: 'Sua sessão terminou',
  endedText: 'Entre de novo como {name} para continuar; o que você escreveu continua aqui.',
  otherAccount: 'Entrar com outra conta',
  signIn: 'Entrar e continuar',
  shown: 'Pronto: agora você pode baixar o arquivo.',
  file: 'Baixar',
} satisfies NamespaceIdentityTranslation

export default pt_identity

// The words of mails about accounts.
import type { NamespaceAccountMailTranslation } from '../../i18n-types.ts'

const pt_accountMail = {
  footer: 'Você recebe este e-mail porque este endereço está em uma conta da {brand}.',
  notYou: 'Se não foi você, ignore este e-mail: nada muda.',
  linkLife: 'O link funciona uma única vez e expira em {minutes} {{minutes:minuto|minutos}}.',
  linkDay: 'O link funciona uma única vez e expira em 24 horas.',
  welcome: {
    subject: 'Boas-vindas à {brand}: confirme seu e-mail',
    title: 'Boas-vindas!',
    text: 'Sua conta está pronta. Confirme seu e-mail para ver nela também os pedidos feitos com este endereço.',
    button: 'Confirmar meu e-mail',
  },
  resetLink: {
    subject: 'Redefina sua senha',
    title: 'Redefina sua senha',
    text: 'Alguém pediu uma nova senha para a conta “{username}”.',
    button: 'Escolher uma nova senha',
  },
  resetCode: {
    subject: '{code} é o seu código para redefinir a senha',
    title: 'Seu código',
    text: 'Digite este código na página onde você o pediu. Ele expira em {minutes} {{minutes:minuto|minutos}}.',
    button: 'Abrir a página do código',
  },
  signInLink: {
    subject: 'Entre na sua conta em um navegador novo',
    title: 'Seu link para entrar',
    text: 'Alguém tentou muitas senhas na conta “{username}”. Se você quer entrar em um navegador novo, abra este link nesse navegador e digite sua senha.',
    button: 'Entrar na minha conta',
    notYou: 'Se não foi você, não abra o link: sem ele e sem a sua senha ninguém entra.',
  },
  passwordChanged: {
    subject: 'Sua senha foi alterada',
    title: 'Sua senha foi alterada',
    text: 'A senha da conta “{username}” foi alterada em {date} (horário de Caracas). As outras sessões foram encerradas.',
    warning: 'Se não foi você, recupere sua conta agora mesmo.',
    button: 'Recuperar minha conta',
  },
  changeEmail: {
    subject: 'Confirme seu novo endereço de e-mail',
    title: 'Confirme seu novo e-mail',
    text: 'Você pediu para usar este endereço na conta “{username}”. Ele muda quando você abrir o link.',
    button: 'Confirmar este endereço',
  },
  emailChanged: {
    subject: 'O e-mail da sua conta foi alterado',
    title: 'O e-mail da sua conta foi alterado',
    text: 'Desde {date} (horário de Caracas) a conta “{username}” usa outro endereço de e-mail. Os avisos não chegarão mais a este.',
    warning: 'Se não foi você, responda a este e-mail: ajudamos você a recuperar a conta.',
  },
  factorChanged: {
    totp_on: {
      title: 'Você ativou a verificação em duas etapas',
      text: 'Desde {date} (horário de Caracas) a conta “{username}” também pede um código do aplicativo de verificação.',
    },
    totp_off: {
      title: 'O aplicativo de verificação foi desativado',
      text: 'Em {date} (horário de Caracas) a conta “{username}” deixou de usar o aplicativo de verificação.',
    },
    passkey_added: {
      title: 'Há uma nova chave de acesso na sua conta',
      text: 'Em {date} (horário de Caracas) uma chave de acesso foi adicionada à conta “{username}”. Ela serve para entrar.',
    },
    passkey_removed: {
      title: 'Uma chave de acesso foi removida da sua conta',
      text: 'Em {date} (horário de Caracas) uma chave de acesso foi removida da conta “{username}”. Ela não serve mais para entrar.',
    },
    factors_reset: {
      title: 'Redefinimos a sua verificação em duas etapas',
      text: 'Em {date} (horário de Caracas) nossa equipe removeu o aplicativo de verificação, as chaves de acesso e os códigos de recuperação da conta “{username}” e encerrou as sessões. Entre com a sua senha e ative tudo de novo.',
    },
    factors_unproven: {
      title: 'Removemos a verificação em duas etapas da sua conta',
      text: 'Em {date} (horário de Caracas) a senha da conta “{username}” foi alterada por meio de um e-mail enviado a este endereço, que agora está confirmado. Como não sabemos quem os adicionou antes disso, removemos o aplicativo de verificação, as chaves de acesso e os códigos de recuperação. Entre com a nova senha e, se quiser, ative tudo de novo.',
    },
    warning:
      'Se não foi você, troque a senha, confira as suas chaves e encerre as sessões que não conhece.',
    button: 'Conferir a segurança da minha conta',
  },
} satisfies NamespaceAccountMailTranslation

export default pt_accountMail

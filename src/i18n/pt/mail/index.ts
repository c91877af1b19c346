// The words of every mail in Portuguese.
import type { NamespaceMailTranslation } from '../../i18n-types.ts'

const pt_mail = {
  hello: 'Olá, {name}:',
  signature: 'A equipe da {brand}',
  footer: 'Você recebe este e-mail porque um pedido na {brand} traz este endereço.',
  order: 'Pedido {number}',
  seeOrder: 'Ver meu pedido',
  privateLink: 'Este link é privado: quem o tiver pode ver o pedido.',
  placed: {
    subject: 'Recebemos seu pedido {number}',
    title: 'Obrigado pelo seu pedido!',
    intro:
      'Nós o guardamos com o número {number}. Assim que o pagamento for confirmado, compramos e preparamos o envio.',
    payTitle: 'Como pagar',
    payUntil:
      'Reservamos os produtos e o preço até {date} (horário de Caracas). Depois disso o pedido é cancelado sozinho.',
    payUntilHeld:
      'Reservamos os produtos até {hold} (horário de Caracas). Se você informar o pagamento antes, eles continuam reservados. O pedido e o preço valem até {date}; depois o pedido é cancelado sozinho.',
    payAmount: 'Valor a pagar',
    payMethod: 'Forma de pagamento',
    payConcept: 'Descrição do pagamento',
    payNote:
      'Escreva o número do pedido na descrição e depois informe o pagamento com a referência na página do pedido.',
  },
  bolivars: {
    amount: 'Valor em bolívares',
    cited: '{kind} {rate} por dólar, fonte {source}, de {date}.',
    held: 'Valor fixado até {until} (horário de Caracas). O pedido é cobrado em dólares.',
    kind: {
      parallel: 'Taxa paralela',
      official: 'Taxa oficial',
      reference: 'Taxa de referência',
      override: 'Taxa da loja',
    },
  },
  accounts: {
    footer: 'Você recebe este e-mail porque este endereço está em uma conta da {brand}.',
    notYou: 'Se não foi você, ignore este e-mail: nada muda.',
    linkLife: 'O link funciona uma única vez e expira em {minutes} minutos.',
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
      text: 'Digite este código na página onde você o pediu. Ele expira em {minutes} minutos.',
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
  },
  summary: {
    title: 'Resumo',
    pieces: '{quantity} × {price}',
    goods: 'Produtos',
    freight_air: 'Frete aéreo',
    freight_sea: 'Frete marítimo',
    taxes: 'Impostos e taxas',
    processing: 'Processamento',
    total: 'Total',
    estimated:
      'Nos produtos que não informam peso ou tamanho, o envio usa o habitual da categoria.',
  },
  delivery: {
    title: 'Entrega',
    address: 'Endereço',
    time: 'Tempo em trânsito',
    days: 'de {min} a {max} dias',
  },
  methods: {
    zelle: 'Zelle',
    bank_transfer: 'Transferência bancária',
    pago_movil: 'Pago Móvil',
    binance_pay: 'Binance Pay',
    cash_miami: 'Dinheiro no escritório de Miami',
  },
  fields: {
    holder: 'Titular',
    email: 'E-mail',
    bank: 'Banco',
    account: 'Conta',
    routing: 'Código do banco',
    phone: 'Telefone',
    idDocument: 'RIF ou documento',
    payId: 'Pay ID',
    address: 'Endereço',
    hours: 'Horário',
  },
  moved: {
    note: 'Observação',
    tracking: 'Número de rastreamento',
    pending_payment: {
      subject: 'Seu pedido {number} aguarda o pagamento',
      title: 'Não conseguimos confirmar seu pagamento',
      text: 'Confira a referência e informe de novo na página do pedido.',
    },
    payment_review: {
      subject: 'Estamos conferindo o pagamento do seu pedido {number}',
      title: 'Estamos conferindo seu pagamento',
      text: 'Avisaremos assim que for confirmado.',
    },
    paid: {
      subject: 'Pagamento confirmado do pedido {number}',
      title: 'Seu pagamento foi confirmado',
      text: 'Já estamos preparando a compra dos seus produtos.',
    },
    purchasing: {
      subject: 'Estamos comprando os produtos do seu pedido {number}',
      title: 'Estamos comprando seus produtos',
      text: 'Vamos recebê-los no nosso armazém de Miami e avisaremos você.',
    },
    in_warehouse: {
      subject: 'Seu pedido {number} chegou a Miami',
      title: 'Seus produtos estão no nosso armazém',
      text: 'Estamos preparando tudo para a viagem à Venezuela.',
    },
    shipped: {
      subject: 'Seu pedido {number} está a caminho',
      title: 'Seu pedido saiu de Miami',
      text: 'Está em trânsito para a Venezuela.',
    },
    delivered: {
      subject: 'Seu pedido {number} foi entregue',
      title: 'Seu pedido chegou!',
      text: 'Obrigado por comprar conosco. Se algo não estiver certo, responda a este e-mail.',
    },
    cancelled: {
      subject: 'Seu pedido {number} foi cancelado',
      title: 'Cancelamos seu pedido',
      text: 'Nada foi cobrado. Você pode fazer um novo pedido quando quiser.',
    },
    refunded: {
      subject: 'Reembolso do seu pedido {number}',
      title: 'Reembolsamos seu pedido',
      text: 'O dinheiro volta pelo mesmo meio em que você pagou.',
    },
  },
} satisfies NamespaceMailTranslation

export default pt_mail

// The words of the desk of ways to pay.
import type { NamespaceMethodDeskTranslation } from '../../i18n-types.ts'

const pt_methodDesk = {
  lead: 'O que você ativar aqui aparece na compra, em “Formas de pagamento” e nos e-mails. Pedidos feitos mantêm o que lhes foi dito.',
  add: 'Adicionar {kind}',
  addOne: 'Adicionar',
  changeThis: 'Alterar {name}',
  method: 'Forma de pagamento',
  accountTitle: 'Conta',
  accountHint: 'É o que vê quem vai pagar.',
  state: 'Estado',
  states: {
    active: 'Ativa',
    off: 'Desligada',
    waiting: 'Começa depois',
    ended: 'Terminou',
  },
  demo: 'Exemplo',
  demoNote:
    'É uma conta de exemplo e a loja a marca assim. Escreva a sua: a marca some ao mudá-la.',
  fee: 'Acréscimo ou desconto',
  bounds: 'Valores',
  name: 'Nome próprio',
  nameHint: 'Só se você tiver duas iguais, por exemplo dois bancos.',
  bankCleared: 'Verifiquei que podemos receber neste banco',
  bankClearedHint:
    'É preciso para 0102, 0163, 0175 e 0177: os EUA os puseram em uma lista de sanções.',
  bankClearedFault:
    'Esse banco está em uma lista de sanções dos EUA. Escolha outro ou marque que verificou.',
  instructions: 'Instruções ({language})',
  instructionsHint: 'Opcional. Onde faltar um idioma, aparece o espanhol.',
  position: 'Ordem',
  positionHint: 'Números menores aparecem primeiro.',
  active: 'Oferecida na loja',
  activeFrom: 'Desde o dia',
  activeTo: 'Até o dia',
  activeToFault: 'O último dia não pode ser antes do primeiro.',
  activeFromHint: 'Vazio: desde já.',
  activeToHint: 'Vazio: sem fim. Esse dia ainda vale.',
  least: 'Valor mínimo (US$)',
  most: 'Valor máximo (US$)',
  mostFaults: {
    too_small: 'O máximo não pode ser menor que o mínimo.',
  },
  feeKind: 'Acréscimo ou desconto',
  feeKindChoices: {
    none: 'Nenhum',
    fee: 'Acréscimo',
    discount: 'Desconto',
  },
  feePercent: 'Porcentagem',
  feeAmount: 'Valor fixo (US$)',
  feePercentFaults: {
    required: 'Diga quanto: uma porcentagem, um valor fixo ou ambos.',
  },
  details: {
    bankCode: 'Banco que recebe',
    account: 'Número da conta',
    accountFaults: {
      invalid: 'São 20 números e começam pelo código do banco.',
    },
    link: 'Link de pagamento',
    linkHint: 'A página segura do seu processador de cartões, com https://',
    linkFaults: {
      invalid: 'Escreva um endereço completo que comece com https://',
    },
    emailFaults: {
      required: 'Escreva o e-mail ou o telefone do Zelle.',
    },
    phoneFaults: {
      invalid_phone: 'Escreva um telefone como 0412-1234567 ou +1 305 555 0100.',
    },
    idDocumentFaults: {
      invalid_document: 'Escreva um RIF ou documento, como J-12345678-9.',
    },
    holder: 'Titular',
    email: 'E-mail',
    bank: 'Banco',
    routing: 'Routing number',
    swift: 'SWIFT',
    phone: 'Telefone',
    idDocument: 'RIF ou documento',
    payId: 'Pay ID',
    address: 'Endereço',
    hours: 'Horário',
  },
  saved: 'A forma de pagamento foi salva.',
} satisfies NamespaceMethodDeskTranslation

export default pt_methodDesk

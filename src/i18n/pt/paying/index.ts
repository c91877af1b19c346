// Ways to pay, wherever they are told: checkout, order, payments page, mails and desks.
import type { NamespacePayingTranslation } from '../../i18n-types.ts'

const pt_paying = {
  methods: {
    zelle: 'Zelle',
    bank_transfer: 'Transferência bancária',
    pago_movil: 'Pago Móvil',
    bolivar_transfer: 'Transferência em bolívares',
    binance_pay: 'Binance Pay',
    cash: 'Dinheiro',
    card: 'Cartão',
  },
  next: {
    zelle: 'Você envia o valor para a nossa conta Zelle e informa a referência.',
    bank_transfer: 'Você transfere em dólares de qualquer banco e informa o número da operação.',
    pago_movil: 'Você paga em bolívares à taxa fixada no seu pedido e informa a referência.',
    bolivar_transfer:
      'Você transfere em bolívares à taxa fixada no seu pedido e informa a referência.',
    binance_pay: 'Você envia USDT para o nosso Pay ID e informa o número da ordem.',
    cash: 'Você paga em dólares no nosso escritório com o número do pedido.',
    card: 'Você paga com o cartão no link que damos e informa a referência.',
  },
  fields: {
    holder: 'Titular',
    email: 'E-mail',
    bank: 'Banco',
    bankCode: 'Banco',
    account: 'Conta',
    routing: 'Routing number',
    swift: 'SWIFT',
    phone: 'Telefone',
    idDocument: 'RIF ou documento',
    payId: 'Pay ID',
    address: 'Endereço',
    hours: 'Horário',
    link: 'Link de pagamento',
  },
  fee: 'Acréscimo de {amount}: você paga {total}',
  discount: 'Desconto de {amount}: você paga {total}',
  feeRule: 'Acréscimo: {rule}',
  discountRule: 'Desconto: {rule}',
  between: 'Para valores de {least} a {most}',
  from: 'Para valores a partir de {least}',
  upTo: 'Para valores até {most}',
  demo: 'Conta de exemplo: não é de ninguém. Não pague nela.',
  demoAll: 'Loja de demonstração: estas contas não são de ninguém. Não pague nelas.',
  none: 'Ainda não dá para pagar aqui',
  noneText: 'A loja está preparando as contas para receber pagamentos. Escreva e avisamos você.',
  write: 'Escrever para nós',
  unset: 'Falta configurar como pagam você',
  unsetText: 'Sem uma forma de pagamento ativa ninguém consegue terminar a compra.',
  setUp: 'Configurar formas de pagamento',
} satisfies NamespacePayingTranslation

export default pt_paying

// The words of mails about orders.
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
    payUntilFree:
      'Por enquanto não reservamos os produtos. Antes de pagar, veja na página do pedido se ainda há unidades. Você pode pagar até {date} (horário de Caracas); depois disso o pedido é cancelado sozinho. Se não houver mais quando confirmarmos o pagamento, devolvemos o dinheiro.',
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
  summary: {
    title: 'Resumo',
    pieces: '{quantity} × {price}',
    estimated:
      'Nos produtos que não informam peso ou tamanho, o envio usa o habitual da categoria.',
  },
  delivery: {
    title: 'Entrega',
    address: 'Endereço',
    time: 'Tempo em trânsito',
    days: 'de {min} a {max} {{max:dia|dias}}',
  },
  askedFor: {
    subject: 'O link do seu pedido {number}',
    title: 'Aqui está o seu pedido',
    text: 'Você pediu o link do seu pedido. No botão você vê o andamento e todos os detalhes.',
  },
  moved: {
    note: 'Observação',
    tracking: 'Número de rastreamento',
    follow: 'Acompanhar o pacote',
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
      text: 'Estamos preparando tudo para a viagem.',
    },
    shipped: {
      subject: 'Seu pedido {number} está a caminho',
      title: 'Seu pedido saiu de Miami',
      text: 'Está a caminho da sua cidade.',
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

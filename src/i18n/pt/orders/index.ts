// Orders: states, ways to pay, charges, the page of one order in Portuguese.
import type { NamespaceOrdersTranslation } from '../../i18n-types.ts'

const pt_orders = {
  states: {
    pending_payment: 'Aguardando pagamento',
    payment_review: 'Pagamento em análise',
    paid: 'Pago',
    purchasing: 'Em compra',
    in_warehouse: 'No armazém de Miami',
    shipped: 'Enviado',
    delivered: 'Entregue',
    cancelled: 'Cancelado',
    refunded: 'Reembolsado',
  },
  now: {
    pending_payment: 'Faça o pagamento e informe-o aqui com a referência.',
    payment_review: 'Estamos conferindo seu pagamento. Avisaremos por e-mail.',
    paid: 'Confirmamos seu pagamento e preparamos a compra.',
    purchasing: 'Estamos comprando seus produtos na loja.',
    in_warehouse: 'Seus produtos estão em Miami, prontos para a viagem.',
    shipped: 'Seu pedido está a caminho.',
    delivered: 'Seu pedido chegou. Aproveite!',
    cancelled: 'O pedido foi cancelado e nada será cobrado.',
    refunded: 'Devolvemos o dinheiro pelo mesmo meio de pagamento.',
  },
  bolivars: {
    amount: 'Valor em bolívares',
    now: 'Agora seriam {amount}',
    indicative:
      'Valor indicativo: é fixado quando você faz o pedido e vale até o prazo de pagamento. O pedido é cobrado em dólares.',
    cited: '{kind} {rate} por dólar, fonte {source}, de {date}.',
    held: 'Fixado até {until} (horário de Caracas).',
    ended: 'A taxa venceu em {until} (horário de Caracas): este valor não vale mais.',
    none: 'Pagar em bolívares não está disponível agora: não há uma taxa de câmbio válida. As outras formas de pagamento continuam aqui.',
    kind: {
      parallel: 'Taxa paralela',
      official: 'Taxa oficial',
      reference: 'Taxa de referência',
      override: 'Taxa da loja',
    },
  },
  reason: {
    actual_weight: 'Cobrado pelo peso real: {measure} a {price} por {unit}.',
    volumetric_weight:
      'Cobrado pelo peso volumétrico, maior que o real: {measure} a {price} por {unit}.',
    volume: 'Cobrado pelo volume: {measure} a {price} por {unit}.',
    piece: 'Cobrado por volume: {price} cada um.',
    minimum: 'É o mínimo do serviço.',
    exact: 'Seu pacote: {pounds} reais, {volumetric} volumétricas, {volume}.',
  },
  estimated:
    'Estimativa: alguns produtos não informam peso ou tamanho e usamos os habituais da categoria.',
  pieces: '{quantity} × {price}',
  page: {
    title: 'Pedido {number}',
    thanks: 'Obrigado pelo seu pedido!',
    keep: 'Enviamos o link desta página para {email}. Ele é privado: quem o tiver pode ver o pedido.',
    pay: 'Como pagar',
    amount: 'Valor',
    concept: 'Descrição ou nota',
    until:
      'Guardamos seus produtos e o preço até {date} (hora de Caracas). Depois o pedido é cancelado sozinho.',
    untilHeld:
      'Guardamos seus produtos até {hold} (hora de Caracas). Se você informar o pagamento antes, eles continuam guardados. O pedido e o preço valem até {date}; depois o pedido é cancelado sozinho.',
    free: 'Por enquanto não guardamos seus produtos, mas ainda há unidades. Você pode pagar até {date} (hora de Caracas). Se não houver mais quando confirmarmos o pagamento, devolvemos o dinheiro.',
    gone: 'Não há mais unidades suficientes dos seus produtos e não podemos guardá-los. Não pague este pedido. Se você já pagou, informe o pagamento aqui e escrevemos para devolver o dinheiro. O pedido é cancelado sozinho em {date} (hora de Caracas).',
    reviewFree:
      'Seus produtos não estão guardados enquanto conferimos o pagamento. Se não houver mais quando ele for confirmado, devolvemos o dinheiro.',
    report: 'Informar o pagamento',
    send: 'Informar pagamento',
    another: 'Informar outro pagamento',
    anotherHint: 'Se você pagou em partes, informe todas.',
    reported: 'Recebemos a referência {reference}.',
    failed: 'Não houve resposta. Verifique sua conexão e pressione de novo: nada é duplicado.',
    lines: 'Produtos',
    summary: 'O que você paga',
    invoice: 'Fatura {number}',
    delivery: 'Entrega',
    billing: 'Faturamento',
    sameBilling: 'O mesmo endereço de entrega',
    tracking: 'Número de rastreamento',
    follow: 'Acompanhar o pacote',
    newTab: 'abre em outra aba',
    note: 'Observações',
    history: 'Histórico do pedido',
    addressUnkept:
      'Não conseguimos salvar o endereço na sua conta. O pedido foi feito com ele mesmo assim.',
    again: 'Continuar comprando',
    copy: 'Copiar',
    copied: 'Copiado',
  },
} satisfies NamespaceOrdersTranslation

export default pt_orders

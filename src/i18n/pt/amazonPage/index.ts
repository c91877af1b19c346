// Buying at Amazon from afar, in Portuguese.
import type { NamespaceAmazonPageTranslation } from '../../i18n-types.ts'

const pt_amazonPage = {
  title: 'Comprar na Amazon a partir da Venezuela',
  description:
    'Busque na Amazon, veja produtos com o custo entregue na Venezuela e receba por ar ou por mar a partir do nosso armazém em Miami.',
  short: 'Amazon',
  heading: 'Amazon, com entrega na Venezuela',
  lead: 'A Amazon quase nunca envia à Venezuela. Nós enviamos: compramos ou recebemos em Miami, dizemos o custo completo e levamos até sua porta.',
  honest:
    'Participamos do programa de afiliados da Amazon e ganhamos comissão por compras qualificadas. {brand} não é a Amazon.',
  toCatalogue: 'Ver produtos da Amazon',
  toCalculator: 'Calcular um envio',
  search: 'Busque na Amazon',
  searchLead:
    'A busca abre na Amazon. Quando encontrar algo, mande o link pelo chat e dizemos quanto custa entregue na sua cidade.',
  products: 'Da Amazon, no nosso catálogo',
  productsLead: 'Preço, frete e impostos na mesma página.',
  steps: {
    title: 'Da Amazon à sua porta',
    lead: 'Você escolhe; da viagem cuidamos nós.',
    one: 'Escolha o produto',
    oneText: 'No nosso catálogo ou na própria Amazon. Veja peso e medidas: deles depende o frete.',
    two: 'Recebemos em Miami',
    twoText:
      'Compramos por você ou você envia à sua caixa postal. Ao chegar, é pesado, medido e guardado.',
    three: 'Chega à Venezuela',
    threeText:
      'Por ar se você precisa logo, por mar se pesa ou é grande. Você acompanha a viagem até a entrega.',
  },
  before: 'Antes de comprar na Amazon',
  tips: {
    size: 'Veja as dimensões do pacote, não as do produto: cobra-se a caixa.',
    sold: 'Prefira o que a Amazon vende ou envia: chega antes ao armazém e é mais fácil devolver.',
    battery: 'Baterias de lítio soltas não voam; dentro do aparelho, quase sempre sim.',
    parcels: 'Se o pedido vier em vários pacotes, espere chegarem todos e juntamos em uma caixa.',
  },
  faq: {
    card: 'Posso comprar sem cartão internacional?',
    cardText:
      'Sim: nós compramos e você paga à {brand} por Zelle, transferência, Pago Móvil, Binance Pay ou dinheiro em Miami.',
    prime: 'Vale a entrega grátis do Prime?',
    primeText:
      'Sim, até o nosso armazém: para a Amazon é um endereço de Miami como qualquer outro.',
    price: 'Por que o preço pode mudar?',
    priceText:
      'A Amazon muda os preços durante o dia. Mostramos o último que ela informou, com a data, e confirmamos antes de comprar.',
    back: 'E se chegar com defeito ou errado?',
    backText:
      'Vemos ao receber em Miami e avisamos. Enquanto estiver lá, pode ser devolvido no prazo da Amazon.',
  },
} satisfies NamespaceAmazonPageTranslation

export default pt_amazonPage

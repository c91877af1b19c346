// The page of the five stores, in Portuguese.
import type { NamespaceAbroadTranslation } from '../../i18n-types.ts'

const pt_abroad = {
  title: 'Compras internacionais em cinco lojas dos EUA',
  description:
    'Busque na Amazon, eBay, AliExpress, Walmart e Target, receba no nosso armazém em Miami e leve suas compras à Venezuela com o custo à vista.',
  short: 'Compras internacionais',
  heading: 'Cinco lojas dos Estados Unidos, um só caminho até sua casa',
  lead: 'Busque na Amazon, eBay, AliExpress, Walmart e Target. O que você compra chega a Miami e dali à sua porta, e antes de pagar você já sabe quanto são o frete e os impostos.',
  toCatalogue: 'Ver catálogo com APIs automatizadas',
  howLink: 'Como funciona o armazém',
  search: {
    title: 'Busque nas lojas',
    lead: 'Escolha a loja e escreva o que você quer. Os links são de afiliado: a loja nos paga uma comissão e para você custa o mesmo.',
  },
  grid: {
    title: 'Produtos dos EUA',
    lead: 'Uma amostra do que enviamos, com o custo entregue na Venezuela em cada página.',
    more: 'Ver todo o catálogo',
  },
  services: {
    title: 'Serviços de envio',
    lead: 'Do armazém de Miami até sua cidade, por avião ou por mar: compare a tarifa e os dias de cada serviço.',
    more: 'Comparar serviços',
  },
  warehouse: {
    title: 'Como funciona o armazém',
    lead: 'Você compra na loja que quiser; nós recebemos, conferimos e enviamos.',
    one: 'Peça seu endereço em Miami',
    oneText:
      'Damos um endereço com o número da sua caixa postal. Use-o como endereço de entrega em qualquer loja.',
    two: 'Recebemos e medimos',
    twoText:
      'Cada pacote é pesado, medido e registrado ao chegar. Se você comprou em várias lojas, juntamos tudo em uma só caixa.',
    three: 'Enviamos até sua porta',
    threeText:
      'Você escolhe aéreo ou marítimo com o preço à vista, paga como preferir e acompanha a viagem até a entrega.',
    mailbox: 'Caixa postal virtual',
  },
  soon: {
    badge: 'Em breve',
    title: 'Promoções da temporada',
    text: 'As ofertas de envio aparecerão aqui quando existirem, com datas e condições. Por enquanto não há nenhuma.',
  },
  faq: {
    pay: 'Preciso de um cartão dos Estados Unidos?',
    payText:
      'Não. Se compramos por você, você paga à {brand} por Zelle, transferência, Pago Móvil, Binance Pay ou dinheiro em Miami. Se você compra na loja, vale o cartão que ela aceitar.',
    stores: 'Posso comprar em outra loja?',
    storesText:
      'Sim. Seu endereço em Miami serve para qualquer loja que entregue nos Estados Unidos; estas cinco são as que podem ser pesquisadas daqui.',
    price: 'O preço da loja é o preço final?',
    priceText:
      'Não. A ele se somam frete, impostos e processamento. A calculadora e a página de cada produto mostram um por um antes de pagar.',
    time: 'Quanto tempo demora?',
    timeText:
      'Depende do serviço e da cidade. Por avião, de porta a porta, com alfândega e entrega, costuma levar de 7 a 15 dias. A página de cada serviço traz os dias de trânsito por destino, contados a partir da saída de Miami.',
    forbidden: 'O que não pode viajar?',
    forbiddenText:
      'Líquidos como perfumes, aerossóis, baterias de lítio soltas, remédios e mercadoria controlada pela alfândega, como armas; dinheiro em espécie também não. A bateria dentro do aparelho normalmente viaja. Na central de ajuda você pode procurar um artigo.',
    back: 'Posso devolver o que comprei?',
    backText:
      'Enquanto está em Miami, quase sempre: devolvemos à loja pela tarifa de devolução da caixa postal. Depois que saiu, vale nossa política de devoluções.',
  },
  again: 'Busque outra coisa',
} satisfies NamespaceAbroadTranslation

export default pt_abroad

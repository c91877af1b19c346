// Buying for Venezuela, in Portuguese.
import type { NamespaceVenezuelaTranslation } from '../../i18n-types.ts'

const pt_venezuela = {
  title: 'Compras pela internet para a Venezuela',
  description:
    'Três jeitos de comprar nos Estados Unidos e receber na Venezuela: catálogo com preço entregue, compra por encomenda e caixa postal em Miami.',
  short: 'Compras para a Venezuela',
  heading: 'Compre fora, receba na Venezuela',
  lead: 'De Maracaibo a Puerto Ordaz: o que não se encontra ou custa o dobro, comprado nos Estados Unidos e entregue na sua cidade, sem surpresas no final.',
  toCatalogue: 'Ver o catálogo',
  toCalculator: 'Calcular um envio',
  ways: {
    title: 'Três jeitos de comprar',
    lead: 'Escolha conforme o que você já tem: o produto, a loja ou a compra feita.',
    shop: {
      title: 'Do nosso catálogo',
      text: 'Cada página mostra produto, frete, impostos e processamento. Você paga e nós cuidamos do resto.',
      link: 'Ver produtos',
    },
    store: {
      title: 'Da loja que você quiser',
      text: 'Busque na Amazon, eBay, AliExpress, Walmart ou Target e peça que compremos por você.',
      link: 'Buscar nas lojas',
    },
    box: {
      title: 'Na sua caixa postal em Miami',
      text: 'Você compra com seu cartão e usa seu endereço de Miami. Recebemos, juntamos e enviamos.',
      link: 'Conhecer a caixa postal',
    },
  },
  lines: {
    title: 'O que há no preço',
    lead: 'Três partes, e você vê todas antes de pagar.',
    product: 'O produto',
    productText: 'O preço da loja em dólares, com a entrega até Miami.',
    freight: 'O frete',
    freightText: 'Aéreo por libra ou marítimo por pé cúbico, conforme peso e medidas da caixa.',
    customs: 'Impostos e processamento',
    customsText:
      'O que a alfândega pode cobrar pelo valor e tipo de mercadoria, e nosso processamento.',
    quote: 'Pedir uma cotação',
    duties: 'Calcular a alfândega',
  },
  products: 'O que mais pedem',
  travels: {
    title: 'O que pode viajar',
    lead: 'Quase tudo o que cabe em uma caixa.',
    more: 'Procurar um artigo na ajuda',
    one: 'Roupas, sapatos, brinquedos e coisas para a casa viajam sem trâmite especial.',
    two: 'Telefones, notebooks e consoles viajam por ar com a bateria dentro do aparelho.',
    three: 'Peças, ferramentas e eletrodomésticos grandes costumam compensar por mar.',
    four: 'Líquidos como perfumes não vão por via aérea. Não levamos aerossóis, baterias de lítio soltas, remédios nem mercadoria controlada pela alfândega.',
  },
  pay: {
    title: 'Como se paga',
    lead: 'Os preços estão em dólares; os bolívares são uma referência do dia.',
    text: 'Aceitamos Zelle, transferência bancária, Pago Móvil, Binance Pay e dinheiro no nosso escritório de Miami. Se você paga em bolívares, a taxa fica fixa no pedido quando você confirma.',
    more: 'Ver formas de pagamento',
  },
  faq: {
    cities: 'A quais cidades vocês chegam?',
    citiesText:
      'A lista de destinos, com os dias de cada um, está na página de cada serviço. Escolha sua cidade na calculadora e verá quais a atendem.',
    papers: 'De que documentos preciso?',
    papersText:
      'Seu documento de identidade ou RIF e a nota fiscal da compra. Se a compra for feita por nós, fornecemos a nota.',
    taxes: 'Sempre se pagam impostos?',
    taxesText:
      'No nosso total, sim: sempre inclui impostos e taxas, conforme o valor declarado. O que a alfândega pede depende da mercadoria e do regime com que ela entra; a calculadora de alfândega mostra a faixa, com as fontes.',
    damage: 'E se perder ou danificar?',
    damageText:
      'Avise ao receber. Com seguro, pagamos até o valor declarado; sem ele, até a parte que a tarifa do serviço cobre sem custo. Isso está nas nossas condições e na página de cada serviço.',
  },
} satisfies NamespaceVenezuelaTranslation

export default pt_venezuela

// The words of the home page, section by section.
import type { NamespaceHomePageTranslation } from '../../i18n-types.ts'

const pt_homePage = {
  title: 'Compras nos EUA com envio para a Venezuela',
  description:
    'Compre na Amazon, eBay, AliExpress, Walmart e Target e receba na Venezuela. Veja o custo na sua porta antes de pagar: produto, frete e impostos.',
  hero: {
    title: 'Compre nos Estados Unidos, receba na Venezuela',
    lead: 'O custo na sua porta antes de pagar: produto, frete, impostos e processamento, cada um na sua linha.',
    calculator: 'Calcular um envio',
    services: 'Ver os serviços',
    catalogue: 'Ver o catálogo',
    how: 'Como funciona',
    noticeTitle: 'Novo: compra e reenvio.',
    notice: 'Escolha um produto: compramos para você, recebemos em Miami e enviamos até você.',
  },
  promises: {
    title: 'Tudo claro antes de comprar',
    compare: {
      title: 'Compare os serviços',
      text: 'Aéreo a {air} em {airDays} dias, ou marítimo a {sea} em {seaDays} dias.',
      plain:
        'Aéreo se você precisa logo, marítimo se ocupa muito espaço: compare a tarifa e os dias de cada serviço.',
      link: 'Comparar aéreo e marítimo',
    },
    delivery: {
      title: 'Prazos e custos de entrega',
      text: 'Cada produto mostra o custo entregue na Venezuela, linha por linha, sem surpresas no final.',
      link: 'Ver as etapas',
    },
    inventory: {
      title: 'Estoque',
      text: 'Disponibilidade à vista em produtos da Amazon, eBay, AliExpress, Walmart e Target.',
      link: 'Ver o que está disponível',
    },
  },
  steps: {
    title: 'Como funciona',
    lead: 'Três vãos da mesma ponte, um só preço.',
    store: {
      title: 'A loja nos Estados Unidos',
      text: 'Você escolhe um produto e nós o compramos na loja.',
    },
    miami: {
      title: 'Nosso armazém em Miami',
      text: 'Recebemos, pesamos, medimos e preparamos tudo para a viagem.',
    },
    door: {
      title: 'A sua porta',
      text: 'Viaja por ar ou por mar e entregamos no seu endereço na Venezuela.',
    },
  },
  categories: { title: 'Explore por categoria', count: '{text} {{count:produto|produtos}}' },
  featured: { title: 'Produtos em destaque', more: 'Ver todo o catálogo' },
  compare: {
    title: 'Aéreo ou marítimo: você escolhe',
    lead: 'O mesmo pacote pelos dois caminhos: uma caixa de {length} × {width} × {height} polegadas que pesa {pounds} libras.',
    days: 'De {min} a {max} dias',
    rate: 'Tarifa',
    billed: 'Cobrado',
    air: {
      name: 'Aéreo',
      text: 'Conta o peso real ou o volumétrico, o que for maior. Ideal se você precisa logo.',
    },
    sea: {
      name: 'Marítimo',
      text: 'Conta só o espaço que ocupa. Ideal para caixas grandes e sem pressa.',
    },
    note: 'Só o frete de Miami à Venezuela. Antes de pagar você também verá impostos e processamento, cada um na sua linha.',
  },
} satisfies NamespaceHomePageTranslation

export default pt_homePage

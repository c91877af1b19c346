// The words of the home page, section by section.
import type { NamespaceHomePageTranslation } from '../../i18n-types.ts'

const pt_homePage = {
  title: 'Compras nos EUA com envio para a Venezuela',
  description:
    'Compre na Amazon, eBay, AliExpress, Walmart e Target e receba na Venezuela. Antes de pagar você já sabe quanto custa entregue na sua cidade.',
  hero: {
    title: 'Compre nos Estados Unidos, receba na Venezuela',
    lead: 'Antes de pagar você já sabe quanto custa entregue na sua cidade.',
    calculator: 'Calcular um envio',
    services: 'Serviços de envio',
    catalogue: 'Ver produtos',
    noticeTitle: 'Novo: compra e reenvio.',
    notice: 'Compramos para você, recebemos em Miami e enviamos até você.',
  },
  promises: {
    title: 'Por que comprar aqui',
    compare: {
      title: 'Compare os serviços',
      text: 'Para {place}: de avião, {air} em {airDays} dias; de navio, {sea} em {seaDays} dias.',
      plain:
        'De avião se você precisa logo, de navio se ocupa muito espaço: compare preços e dias.',
    },
    delivery: {
      title: 'Prazos e custos de entrega',
      text: 'Cada produto diz quanto custa entregue na sua cidade e quantos dias leva.',
    },
    inventory: {
      title: 'Estoque',
      text: 'Veja o que há disponível hoje na Amazon, eBay, AliExpress, Walmart e Target.',
    },
  },
  steps: {
    title: 'Como funciona',
    lead: 'Da loja até a sua cidade, por um só preço.',
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
  categories: {
    title: 'Compre por categoria',
    all: 'Ver tudo',
    count: '{text} {{count:produto|produtos}}',
  },
  featured: { title: 'Destaques', more: 'Ver tudo' },
} satisfies NamespaceHomePageTranslation

export default pt_homePage

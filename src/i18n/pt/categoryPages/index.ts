// What search engines are told of each category of the catalogue, in Portuguese.
import type { NamespaceCategoryPagesTranslation } from '../../i18n-types.ts'

const pt_categoryPages = {
  title: '{category} dos EUA para a Venezuela',
  lead: {
    Electronics:
      'Aparelhos, acessórios e peças eletrônicas de lojas dos Estados Unidos, com frete, impostos e entrega na Venezuela calculados antes de pagar.',
    'Clothing & Accessories':
      'Roupas, calçados, bolsas e acessórios de lojas dos Estados Unidos. Antes de pagar, você vê o custo na sua porta na Venezuela, com frete e impostos.',
    'Home & Garden':
      'Artigos para a cozinha, a casa e o jardim de lojas dos Estados Unidos, com o custo na sua porta na Venezuela à mostra antes de pagar.',
    Toys: 'Brinquedos e jogos para todas as idades de lojas dos Estados Unidos. Antes de pagar, você vê quanto custam entregues na sua porta na Venezuela.',
    'Health & Beauty':
      'Cuidados pessoais, saúde e beleza de lojas dos Estados Unidos. Cada produto mostra o custo na sua porta na Venezuela antes de pagar.',
  },
} satisfies NamespaceCategoryPagesTranslation

export default pt_categoryPages

// What is in stock, counted and listed, in Portuguese.
import type { NamespaceStockListTranslation } from '../../i18n-types.ts'

const pt_stockList = {
  crumbs: 'Onde você está',
  top: 'Início',
  title: 'Estoque por loja e categoria',
  description:
    'O que há em estoque agora: produtos por loja e categoria, com peças, preço e um arquivo CSV para baixar.',
  short: 'Estoque',
  lead: 'O que está disponível hoje, loja por loja.',
  matrix: 'Quantos há por loja e categoria',
  total: 'Total',
  table: 'Lista do estoque',
  filters: 'Filtros',
  any: 'Todas',
  everything: 'Qualquer',
  have: 'Em estoque',
  apply: 'Filtrar',
  file: 'Baixar CSV',
  fileText: 'Até {count} produtos desta lista, para uma planilha.',
  columns: {
    number: 'Número',
    product: 'Produto',
    store: 'Loja',
    shelf: 'Categoria',
    availability: 'Disponibilidade',
    pieces: 'Peças',
    price: 'Preço (US$)',
  },
  landed: 'Entregue em {place}',
  none: 'Não há produtos assim',
  noneText: 'Mude um filtro ou veja tudo o que há em estoque.',
  clear: 'Tirar os filtros',
  shown: 'Produtos: {shown} de {total}',
  many: 'Páginas do estoque',
  unknown: 'Sem preço por enquanto',
  pages: {
    previous: 'Anterior',
    next: 'Próxima',
    page: 'Página {page}',
  },
} satisfies NamespaceStockListTranslation

export default pt_stockList

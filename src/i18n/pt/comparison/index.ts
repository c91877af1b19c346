// The comparison of the shipping services, in Portuguese.
import type { NamespaceComparisonTranslation } from '../../i18n-types.ts'

const pt_comparison = {
  heading: 'Compare os serviços de envio',
  intro: 'Preços de hoje até {place}.',
  allDetails: 'Ver todos os detalhes',
  filters: 'Filtrar serviços',
  type: 'Tipo de serviço',
  types: { all: 'Todos', maritime: 'Marítimo', air: 'Aéreo', courier: 'Courier' },
  weight: 'Peso',
  weightUnit: 'Unidade de peso',
  time: 'Prazo de entrega',
  anyTime: 'Qualquer',
  timeDays: '{range} dias',
  apply: 'Comparar',
  reset: 'Limpar filtros',
  count: '{shown} de {total} {{total:serviço|serviços}}',
  columns: {
    service: 'Serviço',
    days: 'Dias',
    price: 'Preço',
    estimate: 'Para o seu peso',
    more: 'Mais',
  },
  byVolume: 'Conforme o tamanho',
  fees: 'Conforme o que você pedir',
  details: 'Ver serviço',
  loadMore: 'Carregar mais',
  noServicesAvailable: 'Nenhum serviço disponível',
  noneText: 'Nenhum serviço atende a esses filtros. Tente outro prazo de entrega ou um peso menor.',
  errorLoadingServices: 'Erro ao carregar os serviços',
  badWeight: 'Escreva um número maior que zero, como 12,5.',
  suspended: 'Suspenso por enquanto',
  example: 'Tarifa de exemplo',
  rateOf: {
    lb: '{price} por libra',
    kg: '{price} por quilo',
    ft3: '{price} por pé cúbico',
    m3: '{price} por metro cúbico',
    piece: '{price} por unidade',
  },
} satisfies NamespaceComparisonTranslation

export default pt_comparison

// What is charged for goods at the door, one name each: product, cart, checkout, order and mail.
import type { NamespaceChargeNamesTranslation } from '../../i18n-types.ts'

const pt_chargeNames = {
  goods: 'Produtos',
  freight_air: 'Frete aéreo',
  freight_sea: 'Frete marítimo',
  freight_courier: 'Frete por courier',
  minimum_charge: 'Ajuste ao frete mínimo',
  oversize: 'Adicional por tamanho',
  overweight: 'Adicional por peso',
  handling: 'Manuseio no armazém',
  remote_area: 'Área remota',
  residential: 'Entrega em domicílio',
  consolidation: 'Consolidação',
  repacking: 'Reembalagem',
  packaging: 'Embalagem reforçada',
  insurance: 'Seguro',
  taxes: 'Impostos e taxas',
  processing: 'Processamento',
  payment_fee: 'Acréscimo da forma de pagamento',
  payment_discount: 'Desconto da forma de pagamento',
  total: 'Total',
  cheapest: 'Mais barato',
  days: '{min}–{max} {{max:dia|dias}}',
  service: { air: 'Aéreo', sea: 'Marítimo', courier: 'Courier' },
  refused: {
    not_served: 'não chega a esse destino',
    route_suspended: 'rota fechada por enquanto',
    not_for_goods: 'não leva esse tipo de carga',
    restricted_item: 'não leva este tipo de item',
    too_heavy: 'pesa mais do que aceita',
    too_large: 'é maior do que aceita',
    too_dear: 'vale mais do que aceita',
    too_many_pieces: 'são mais peças do que aceita',
  },
} satisfies NamespaceChargeNamesTranslation

export default pt_chargeNames

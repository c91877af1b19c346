// What is charged for goods at the door, one name each: product, cart, checkout, order and mail.
import type { NamespaceChargeNamesTranslation } from '../../i18n-types.ts'

const it_chargeNames = {
  goods: 'Prodotti',
  freight_air: 'Spedizione aerea',
  freight_sea: 'Spedizione marittima',
  freight_courier: 'Spedizione con corriere',
  minimum_charge: 'Adeguamento al minimo di trasporto',
  oversize: 'Supplemento per dimensioni',
  overweight: 'Supplemento per peso',
  handling: 'Movimentazione in magazzino',
  remote_area: 'Zona remota',
  residential: 'Consegna a domicilio',
  consolidation: 'Consolidamento',
  repacking: 'Reimballaggio',
  packaging: 'Imballaggio rinforzato',
  insurance: 'Assicurazione',
  taxes: 'Imposte e tasse',
  processing: 'Gestione',
  payment_fee: 'Supplemento per il pagamento',
  payment_discount: 'Sconto per il pagamento',
  total: 'Totale',
  cheapest: 'Più economico',
  days: '{min}–{max} {{max:giorno|giorni}}',
  service: { air: 'Aereo', sea: 'Marittimo', courier: 'Corriere' },
  refused: {
    not_served: 'non arriva lì',
    route_suspended: 'rotta chiusa per ora',
    not_for_goods: 'non trasporta questo tipo di merce',
    restricted_item: 'non porta questo tipo di articoli',
    too_heavy: 'pesa più di quanto accetta',
    too_large: 'è più grande di quanto accetta',
    too_dear: 'vale più di quanto accetta',
    too_many_pieces: 'sono più pezzi di quanti ne accetta',
  },
} satisfies NamespaceChargeNamesTranslation

export default it_chargeNames

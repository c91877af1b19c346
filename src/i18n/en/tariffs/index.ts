// What shipping costs and why, in words: services, lines, reasons and refusals, wherever a quote is shown.
import type { NamespaceTariffsTranslation } from '../../i18n-types.ts'

const en_tariffs = {
  service: {
    air: 'Air',
    sea: 'Sea',
    courier: 'Express courier',
    vehicle: 'Vehicles',
    furniture: 'Furniture and moves',
  },
  contents: {
    label: 'Contents',
    none: 'I do not know yet',
    furniture: 'Furniture',
    vehicle: 'Vehicle',
    liquids: 'Liquids',
    aerosols: 'Aerosols',
    loose_batteries: 'Loose lithium batteries',
    medicines: 'Medicines',
    customs_restricted: 'Restricted by customs',
  },
  goods: { parcel: 'parcels', furniture: 'furniture', vehicle: 'vehicles' },
  unit: { lb: 'lb', kg: 'kg', ft3: 'ft³', m3: 'm³', piece: 'piece', in: 'in', cm: 'cm' },
  days: '{min} to {max} business days',
  cheapest: 'Cheapest',
  fastest: 'Fastest',
  example: 'Example rate',
  exampleNote: 'Marked lines are example rates until the shop confirms them.',
  tracking: 'Tracking included',
  total: 'Estimated total',
  lines: 'Lines of the price',
  card: 'Rate card {version}',
  line: {
    freight: 'Freight',
    minimum_charge: 'Top-up to the minimum freight',
    oversize: 'Oversize surcharge',
    overweight: 'Overweight surcharge',
    handling: 'Warehouse handling',
    packaging: 'Reinforced packaging',
    repacking: 'Repacking',
    consolidation: 'Consolidation',
    residential: 'Home delivery',
    remote_area: 'Remote area',
    insurance: 'Insurance',
    taxes: 'Taxes and fees',
  },
  reason: {
    piece: 'Piece {piece}',
    times: '{quantity} alike',
    actual: 'The scale counts, {actual}; by volume it would be {volumetric}.',
    volumetric: 'The volume counts: {volumetric} volumetric, more than {actual} on the scale.',
    scale: 'It weighs {actual}; volume does not count with this service.',
    volume: 'It takes up {room}.',
    each: 'Price per unit.',
    billed: 'Billed: {billed} at {price}.',
    minimum: 'That is the least that is billed.',
    capped: 'Charged as {priced}: the next bracket costs less.',
    minimumCharge: 'The minimum freight of a shipment is {amount}.',
    from: 'From {limit} of {measure} on: {price} per piece.',
    perPiece: '{quantity} × {price}',
    residential: 'Delivery to a home instead of an office.',
    remote_area: 'The destination is off the main routes.',
    insurance: '{percent}% of the declared value above {free}, which are covered already.',
    insuranceMinimum: 'Minimum premium.',
    taxes: '{percent}% of the declared value of {declared}: the house rate for this destination.',
  },
  measure: {
    longest_side: 'longest side',
    length_plus_girth: 'length plus girth',
    weight: 'weight',
  },
  refused: {
    not_served:
      'This service does not reach that destination. Choose another service or the nearest city.',
    route_suspended: 'Route suspended since {since}.',
    until: 'Expected back on {until}.',
    not_for_goods: 'This service carries {carries} only; piece {piece} is something else.',
    restricted_item: 'Piece {piece} holds something this service does not carry: {kind}.',
    word: 'The word “{word}” says so. If it is something else, describe the contents differently.',
    too_heavy:
      'Piece {piece} weighs more than {limit}, the most this service takes. Split it in two.',
    too_large:
      'Piece {piece} is over {limit} of {measure}. Try sea freight or the furniture service.',
    too_dear:
      'The declared value is over {limit}, the most this service takes. Write to us for a custom shipment.',
    too_many_pieces:
      'These are {pieces} pieces and this service takes up to {limit}. Consolidate them or split the shipment.',
  },
} satisfies NamespaceTariffsTranslation

export default en_tariffs

// What shipping costs and why, in words: services, lines, reasons and refusals, wherever a quote is shown.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_tariffs = {
  service: {
    air: 'Aéreo',
    sea: 'Marítimo',
    courier: 'Courier express',
    vehicle: 'Vehículos',
    furniture: 'Muebles y mudanzas',
  },
  contents: {
    label: 'Contenido',
    none: 'No lo sé todavía',
    furniture: 'Muebles',
    vehicle: 'Vehículo',
    liquids: 'Líquidos',
    aerosols: 'Aerosoles',
    loose_batteries: 'Baterías de litio sueltas',
    medicines: 'Medicinas',
    customs_restricted: 'Restringido por la aduana',
  },
  goods: { parcel: 'paquetes', furniture: 'muebles', vehicle: 'vehículos' },
  unit: { lb: 'lb', kg: 'kg', ft3: 'ft³', m3: 'm³', piece: 'unidad', in: 'in', cm: 'cm' },
  days: 'De {min:number} a {max:number} {{max:día|días}}',
  cheapest: 'Más económico',
  fastest: 'Más rápido',
  example: 'Tarifa de ejemplo',
  exampleNote: 'Los montos marcados son tarifas de ejemplo hasta que la tienda los confirme.',
  tracking: 'Rastreo incluido',
  planTitle: '¿Varias cajas? Mira si conviene juntarlas',
  planText: 'Escogemos las cajas, dibujamos cómo se acomoda todo y comparamos por mar y por aire.',
  planButton: 'Abrir el planificador',
  total: 'Total estimado',
  today: 'Hoy cuesta',
  lines: 'Detalle del precio',
  line: {
    freight: 'Flete',
    goods: 'Productos',
    processing: 'Procesamiento',
    minimum_charge: 'Ajuste al flete mínimo',
    oversize: 'Recargo por tamaño',
    overweight: 'Recargo por peso',
    handling: 'Manejo en almacén',
    packaging: 'Embalaje reforzado',
    repacking: 'Reempaque',
    consolidation: 'Consolidación',
    residential: 'Entrega a domicilio',
    remote_area: 'Zona alejada',
    insurance: 'Seguro',
    taxes: 'Impuestos y tasas',
  },
  reason: {
    piece: 'Bulto {piece:number}',
    times: '{quantity:number} iguales',
    goods: 'Lo que {{pieces:cuesta|cuestan}} en la tienda {pieces:number} {{pieza|piezas}}.',
    processing: 'Una sola vez por pedido.',
    actual: 'Cuenta el peso, {actual:string}; por volumen serían {volumetric:string}.',
    volumetric:
      'Cuenta el volumen: {volumetric:string} volumétricas, más que {actual:string} en la balanza.',
    scale: 'Pesa {actual:string}; en este servicio el volumen no cuenta.',
    volume: 'Ocupa {room:string}.',
    each: 'Precio por unidad.',
    billed: 'Se cobran {billed:string} a {price:string}.',
    minimum: 'Es lo mínimo que se cobra.',
    capped: 'Se cobra como {priced:string}, que sale más barato.',
    minimumCharge: 'El flete mínimo de un envío es {amount:string}.',
    from: 'Desde {limit:string} de {measure:string}: {price:string} por bulto.',
    perPiece: '{quantity:number} × {price:string}',
    perPieceMinimum: '{quantity:number} × {price:string}, con un mínimo de {amount:string}.',
    flat: 'Más un cargo fijo de {amount:string}.',
    byPart: 'Se cobran {billed:string} por partes: {parts:string}.',
    residential: 'La entrega en una casa y no en una oficina.',
    remote_area: 'El destino queda fuera de las rutas principales.',
    insurance:
      '{percent:string} % de lo declarado por encima de {free:string}, que ya van cubiertos.',
    insuranceWhole: '{percent:string} % de lo declarado.',
    insuranceMinimum: 'Prima mínima.',
    taxes:
      '{percent:string} % del valor declarado de {declared:string}, lo que cobramos de impuestos para este destino.',
  },
  measure: {
    longest_side: 'lado más largo',
    length_plus_girth: 'largo más contorno',
    weight: 'peso',
  },
  refused: {
    not_served:
      'Este servicio no llega a ese destino. Elige otro servicio o la ciudad más cercana.',
    route_suspended: 'Ruta suspendida desde el {since:string}.',
    until: 'Se espera retomarla el {until:string}.',
    not_for_goods:
      'Este servicio lleva solo {carries:string}; el bulto {piece:number} es otra cosa.',
    restricted_item:
      'El bulto {piece:number} lleva algo que este servicio no transporta: {kind:string}.',
    word: 'Lo dice la palabra «{word:string}». Si es un error, describe el contenido de otra forma o pregúntanos.',
    too_heavy:
      'El bulto {piece:number} pesa más de {limit:string}, lo máximo de este servicio. Divídelo en dos.',
    too_large:
      'El bulto {piece:number} supera {limit:string} de {measure:string}. Prueba el servicio marítimo o el de muebles.',
    too_dear:
      'El valor declarado supera {limit:string}, lo máximo de este servicio. Escríbenos para un envío a medida.',
    too_many_pieces:
      'Son {pieces:number} bultos y este servicio lleva hasta {limit:number}. Consolídalos o divide el envío.',
  },
} satisfies BaseTranslation

export default es_tariffs

// What shipping costs and why, in words: services, lines, reasons and refusals, wherever a quote is shown.
import type { NamespaceTariffsTranslation } from '../../i18n-types.ts'

const it_tariffs = {
  service: {
    air: 'Aereo',
    sea: 'Marittimo',
    courier: 'Corriere espresso',
    vehicle: 'Veicoli',
    furniture: 'Mobili e traslochi',
  },
  contents: {
    label: 'Contenuto',
    none: 'Non lo so ancora',
    furniture: 'Mobili',
    vehicle: 'Veicolo',
    liquids: 'Liquidi',
    aerosols: 'Aerosol',
    loose_batteries: 'Batterie al litio sfuse',
    medicines: 'Medicinali',
    customs_restricted: 'Limitato dalla dogana',
  },
  goods: { parcel: 'pacchi', furniture: 'mobili', vehicle: 'veicoli' },
  unit: { lb: 'lb', kg: 'kg', ft3: 'ft³', m3: 'm³', piece: 'unità', in: 'in', cm: 'cm' },
  days: 'Da {min} a {max} {{max:giorno|giorni}}',
  cheapest: 'Il più economico',
  fastest: 'Il più rapido',
  example: 'Tariffa di esempio',
  exampleNote: 'Le voci segnate sono tariffe di esempio finché il negozio non le conferma.',
  tracking: 'Tracciamento incluso',
  planTitle: 'Più scatole? Guarda se conviene unirle',
  planText:
    'Scegliamo le scatole, disegniamo come si dispone tutto e confrontiamo via mare e via aerea.',
  planButton: 'Apri il pianificatore',
  total: 'Totale stimato',
  today: 'Oggi costa',
  lines: 'Voci del prezzo',
  line: {
    freight: 'Trasporto',
    goods: 'Prodotti',
    processing: 'Gestione',
    minimum_charge: 'Adeguamento al minimo di trasporto',
    oversize: 'Supplemento per dimensioni',
    overweight: 'Supplemento per peso',
    handling: 'Movimentazione in magazzino',
    packaging: 'Imballaggio rinforzato',
    repacking: 'Reimballaggio',
    consolidation: 'Consolidamento',
    residential: 'Consegna a domicilio',
    remote_area: 'Zona remota',
    insurance: 'Assicurazione',
    taxes: 'Imposte e tasse',
  },
  reason: {
    piece: 'Collo {piece}',
    times: '{quantity} uguali',
    goods: 'Quanto {{pieces:costa|costano}} nel negozio {pieces} {{pezzo|pezzi}}.',
    processing: 'Una sola volta per ordine.',
    actual: 'Conta il peso, {actual}; per volume sarebbero {volumetric}.',
    volumetric: 'Conta il volume: {volumetric} volumetriche, più di {actual} sulla bilancia.',
    scale: 'Pesa {actual}; con questo servizio il volume non conta.',
    volume: 'Occupa {room}.',
    each: 'Prezzo per unità.',
    billed: 'Si pagano {billed} a {price}.',
    minimum: 'È il minimo che si paga.',
    capped: 'Si paga come {priced}, che costa meno.',
    minimumCharge: 'Il trasporto di una spedizione costa almeno {amount}.',
    from: 'Da {limit} di {measure}: {price} per collo.',
    perPiece: '{quantity} × {price}',
    perPieceMinimum: '{quantity} × {price}, con un minimo di {amount}.',
    flat: 'Più un importo fisso di {amount}.',
    byPart: 'Si pagano {billed} in parti: {parts}.',
    residential: 'La consegna in una casa e non in un ufficio.',
    remote_area: 'La destinazione è fuori dalle rotte principali.',
    insurance: '{percent}% del dichiarato oltre {free}, già coperti.',
    insuranceWhole: '{percent}% del dichiarato.',
    insuranceMinimum: 'Premio minimo.',
    taxes:
      '{percent}% del valore dichiarato di {declared}, quanto chiediamo di imposte per questa destinazione.',
  },
  measure: {
    longest_side: 'lato più lungo',
    length_plus_girth: 'lunghezza più circonferenza',
    weight: 'peso',
  },
  refused: {
    not_served:
      'Questo servizio non arriva a quella destinazione. Scegli un altro servizio o la città più vicina.',
    route_suspended: 'Rotta sospesa dal {since}.',
    until: 'La ripresa è prevista per il {until}.',
    not_for_goods: 'Questo servizio trasporta solo {carries}; il collo {piece} è altro.',
    restricted_item:
      'Il collo {piece} contiene qualcosa che questo servizio non trasporta: {kind}.',
    word: 'Lo dice la parola «{word}». Se è un errore, descrivi il contenuto in un altro modo o chiedici.',
    too_heavy:
      'Il collo {piece} pesa più di {limit}, il massimo di questo servizio. Dividilo in due.',
    too_large:
      'Il collo {piece} supera {limit} di {measure}. Prova il marittimo o il servizio mobili.',
    too_dear:
      'Il valore dichiarato supera {limit}, il massimo di questo servizio. Scrivici per una spedizione su misura.',
    too_many_pieces:
      'Sono {pieces} colli e questo servizio ne porta fino a {limit}. Consolidali o dividi la spedizione.',
  },
} satisfies NamespaceTariffsTranslation

export default it_tariffs

// Orders: states, ways to pay, charges, the page of one order in Italian.
import type { NamespaceOrdersTranslation } from '../../i18n-types.ts'

const it_orders = {
  states: {
    pending_payment: 'In attesa di pagamento',
    payment_review: 'Pagamento in verifica',
    paid: 'Pagato',
    purchasing: 'In acquisto',
    in_warehouse: 'Nel magazzino di Miami',
    shipped: 'Spedito',
    delivered: 'Consegnato',
    cancelled: 'Annullato',
    refunded: 'Rimborsato',
  },
  now: {
    pending_payment: 'Effettua il pagamento e segnalalo qui con il suo riferimento.',
    payment_review: 'Stiamo verificando il pagamento. Ti avvisiamo via mail.',
    paid: 'Abbiamo confermato il pagamento e prepariamo l’acquisto.',
    purchasing: 'Stiamo acquistando i tuoi prodotti nel loro negozio.',
    in_warehouse: 'I tuoi prodotti sono a Miami, pronti a partire.',
    shipped: 'Il tuo ordine è in viaggio.',
    delivered: 'Il tuo ordine è arrivato. Buon divertimento!',
    cancelled: 'L’ordine è stato annullato e non si addebita nulla.',
    refunded: 'Abbiamo restituito il denaro con lo stesso mezzo di pagamento.',
  },
  bolivars: {
    amount: 'Importo in bolívar',
    now: 'Ora sarebbero {amount}',
    indicative:
      'Importo indicativo: si fissa quando fai l’ordine e vale fino al termine di pagamento. L’ordine si paga in dollari.',
    cited: '{kind} {rate} per dollaro, fonte {source}, del {date}.',
    held: 'Fissato fino al {until} (ora di Caracas).',
    ended: 'Il tasso è scaduto il {until} (ora di Caracas): questo importo non vale più.',
    none: 'Pagare in bolívar non è possibile ora: manca un tasso di cambio valido. Restano gli altri metodi di pagamento.',
    kind: {
      parallel: 'Tasso parallelo',
      official: 'Tasso ufficiale',
      reference: 'Tasso di riferimento',
      override: 'Tasso del negozio',
    },
  },
  reason: {
    actual_weight: 'Si paga il peso reale: {measure} a {price} per {unit}.',
    volumetric_weight:
      'Si paga il peso volumetrico, maggiore di quello reale: {measure} a {price} per {unit}.',
    volume: 'Si paga il volume: {measure} a {price} per {unit}.',
    piece: 'Si paga a collo: {price} ciascuno.',
    minimum: 'È il minimo del servizio.',
    exact: 'Il tuo pacco: {pounds} reali, {volumetric} volumetriche, {volume}.',
  },
  estimated:
    'Stima: alcuni prodotti non indicano peso o misure e abbiamo usato quelli abituali della categoria.',
  pieces: '{quantity} × {price}',
  page: {
    title: 'Ordine {number}',
    thanks: 'Grazie per il tuo ordine!',
    keep: 'Abbiamo inviato il link di questa pagina a {email}. È privato: chi lo possiede può vedere l’ordine.',
    pay: 'Come pagare',
    amount: 'Importo',
    concept: 'Causale',
    until:
      'Teniamo da parte prodotti e prezzo fino al {date} (ora di Caracas). Dopo l’ordine si annulla da solo.',
    untilHeld:
      'Ti teniamo da parte i prodotti fino al {hold} (ora di Caracas). Se segnali il pagamento prima, restano tuoi. L’ordine e il prezzo valgono fino al {date}; poi l’ordine si annulla da solo.',
    free: 'Per ora non teniamo da parte i prodotti, ma ce ne sono ancora. Puoi pagare fino al {date} (ora di Caracas). Se quando confermiamo il pagamento non ci sono più, ti restituiamo il denaro.',
    gone: 'Non restano abbastanza unità dei tuoi prodotti e non possiamo tenerli da parte. Non pagare questo ordine. Se hai già pagato, segnala qui il pagamento e ti scriviamo per restituirti il denaro. L’ordine si annulla da solo il {date} (ora di Caracas).',
    reviewFree:
      'I prodotti non sono da parte mentre verifichiamo il pagamento. Se alla conferma non ci sono più, ti restituiamo il denaro.',
    report: 'Segnala il pagamento',
    send: 'Segnala pagamento',
    another: 'Segnala un altro pagamento',
    anotherHint: 'Se hai pagato in più parti, segnalale tutte.',
    reported: 'Abbiamo ricevuto il riferimento {reference}.',
    failed: 'Nessuna risposta. Controlla la connessione e premi di nuovo: nulla viene duplicato.',
    lines: 'Prodotti',
    summary: 'Quanto paghi',
    invoice: 'Fattura {number}',
    delivery: 'Consegna',
    billing: 'Fatturazione',
    sameBilling: 'La stessa dell’indirizzo di spedizione',
    tracking: 'Numero di tracciamento',
    follow: 'Segui il pacco',
    newTab: 'si apre in un’altra scheda',
    note: 'Indicazioni',
    history: 'Cronologia dell’ordine',
    addressUnkept:
      'Non abbiamo potuto salvare l’indirizzo nel tuo account. L’ordine lo riporta comunque.',
    again: 'Continua gli acquisti',
    copy: 'Copia',
    copied: 'Copiato',
  },
} satisfies NamespaceOrdersTranslation

export default it_orders

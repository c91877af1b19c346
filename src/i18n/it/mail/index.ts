// The words of mails about orders.
import type { NamespaceMailTranslation } from '../../i18n-types.ts'

const it_mail = {
  hello: 'Ciao {name},',
  signature: 'Il team di {brand}',
  footer: 'Ricevi questa email perché un ordine su {brand} riporta questo indirizzo.',
  order: 'Ordine {number}',
  seeOrder: 'Vedi il mio ordine',
  privateLink: 'Questo link è privato: chi lo possiede può vedere l’ordine.',
  placed: {
    subject: 'Abbiamo ricevuto il tuo ordine {number}',
    title: 'Grazie per il tuo ordine!',
    intro:
      'Lo abbiamo registrato con il numero {number}. Appena confermato il pagamento, compriamo e prepariamo la spedizione.',
    payTitle: 'Come pagare',
    payUntil:
      'Riserviamo i prodotti e il prezzo fino al {date} (ora di Caracas). Dopo, l’ordine si annulla da solo.',
    payUntilHeld:
      'Riserviamo i prodotti fino al {hold} (ora di Caracas). Se segnali il pagamento prima, restano riservati. L’ordine e il prezzo valgono fino al {date}; poi l’ordine si annulla da solo.',
    payUntilFree:
      'Per ora non riserviamo i prodotti. Prima di pagare, guarda nella pagina dell’ordine se ce ne sono ancora. Puoi pagare fino al {date} (ora di Caracas); dopo, l’ordine si annulla da solo. Se quando confermiamo il pagamento non ci sono più, ti restituiamo il denaro.',
    payAmount: 'Importo da pagare',
    payMethod: 'Metodo di pagamento',
    payConcept: 'Causale',
    payNote:
      'Scrivi il numero dell’ordine come causale e poi comunica il pagamento con il suo riferimento nella pagina dell’ordine.',
  },
  bolivars: {
    amount: 'Importo in bolívar',
    cited: '{kind} {rate} per dollaro, fonte {source}, del {date}.',
    held: 'Importo fissato fino al {until} (ora di Caracas). L’ordine si paga in dollari.',
    kind: {
      parallel: 'Tasso parallelo',
      official: 'Tasso ufficiale',
      reference: 'Tasso di riferimento',
      override: 'Tasso del negozio',
    },
  },
  summary: {
    title: 'Riepilogo',
    pieces: '{quantity} × {price}',
    estimated:
      'Per i prodotti che non li indicano, la spedizione usa peso o dimensioni abituali della categoria.',
  },
  delivery: {
    title: 'Consegna',
    address: 'Indirizzo',
    time: 'Tempo di transito',
    days: 'da {min} a {max} {{max:giorno|giorni}}',
  },
  askedFor: {
    subject: 'Il link del tuo ordine {number}',
    title: 'Ecco il tuo ordine',
    text: 'Hai chiesto il link del tuo ordine. Con il pulsante vedi a che punto è e tutti i dettagli.',
  },
  moved: {
    note: 'Nota',
    tracking: 'Numero di tracciamento',
    follow: 'Segui il pacco',
    pending_payment: {
      subject: 'Il tuo ordine {number} attende il pagamento',
      title: 'Non abbiamo potuto confermare il pagamento',
      text: 'Controlla il riferimento e comunicalo di nuovo nella pagina dell’ordine.',
    },
    payment_review: {
      subject: 'Verifichiamo il pagamento del tuo ordine {number}',
      title: 'Stiamo verificando il pagamento',
      text: 'Ti avvisiamo appena confermato.',
    },
    paid: {
      subject: 'Pagamento confermato per l’ordine {number}',
      title: 'Il tuo pagamento è confermato',
      text: 'Stiamo preparando l’acquisto dei tuoi prodotti.',
    },
    purchasing: {
      subject: 'Compriamo i prodotti del tuo ordine {number}',
      title: 'Stiamo comprando i tuoi prodotti',
      text: 'Li riceveremo nel nostro magazzino di Miami e ti avviseremo.',
    },
    in_warehouse: {
      subject: 'Il tuo ordine {number} è arrivato a Miami',
      title: 'I tuoi prodotti sono nel nostro magazzino',
      text: 'Li stiamo preparando per il viaggio.',
    },
    shipped: {
      subject: 'Il tuo ordine {number} è in viaggio',
      title: 'Il tuo ordine è partito da Miami',
      text: 'È in viaggio verso la tua città.',
    },
    delivered: {
      subject: 'Il tuo ordine {number} è stato consegnato',
      title: 'Il tuo ordine è arrivato!',
      text: 'Grazie per l’acquisto. Se qualcosa non va, rispondi a questa email.',
    },
    cancelled: {
      subject: 'Il tuo ordine {number} è stato annullato',
      title: 'Abbiamo annullato il tuo ordine',
      text: 'Non è stato addebitato nulla. Puoi fare un nuovo ordine quando vuoi.',
    },
    refunded: {
      subject: 'Rimborso del tuo ordine {number}',
      title: 'Abbiamo rimborsato il tuo ordine',
      text: 'Il denaro torna con lo stesso metodo con cui hai pagato.',
    },
  },
} satisfies NamespaceMailTranslation

export default it_mail

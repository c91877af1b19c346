// The words of every mail in Italian.
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
  accounts: {
    footer: 'Ricevi questa email perché questo indirizzo è in un account di {brand}.',
    notYou: 'Se non sei stato tu, ignora questa email: non cambia nulla.',
    linkLife: 'Il link funziona una sola volta e scade tra {minutes} minuti.',
    linkDay: 'Il link funziona una sola volta e scade tra 24 ore.',
    welcome: {
      subject: 'Ti diamo il benvenuto su {brand}: conferma la tua email',
      title: 'Ti diamo il benvenuto!',
      text: 'Il tuo account è pronto. Conferma la tua email per vederci anche gli ordini fatti con questo indirizzo.',
      button: 'Conferma la mia email',
    },
    resetLink: {
      subject: 'Reimposta la tua password',
      title: 'Reimposta la tua password',
      text: 'Qualcuno ha chiesto una nuova password per l’account «{username}».',
      button: 'Scegli una nuova password',
    },
    resetCode: {
      subject: '{code} è il tuo codice per reimpostare la password',
      title: 'Il tuo codice',
      text: 'Inserisci questo codice nella pagina in cui lo hai richiesto. Scade tra {minutes} minuti.',
      button: 'Apri la pagina del codice',
    },
    signInLink: {
      subject: 'Accedi da un browser nuovo',
      title: 'Il tuo link per accedere',
      text: 'Qualcuno ha provato molte password sull’account «{username}». Se vuoi entrare da un browser nuovo, apri questo link in quel browser e scrivi la tua password.',
      button: 'Accedi al mio account',
      notYou:
        'Se non sei stato tu, non aprire il link: senza il link e la tua password non entra nessuno.',
    },
    passwordChanged: {
      subject: 'La tua password è stata cambiata',
      title: 'La tua password è cambiata',
      text: 'La password dell’account «{username}» è stata cambiata il {date} (ora di Caracas). Le altre sessioni sono state chiuse.',
      warning: 'Se non sei stato tu, recupera subito il tuo account.',
      button: 'Recupera il mio account',
    },
    changeEmail: {
      subject: 'Conferma il tuo nuovo indirizzo email',
      title: 'Conferma la tua nuova email',
      text: 'Hai chiesto di usare questo indirizzo per l’account «{username}». Cambia quando apri il link.',
      button: 'Conferma questo indirizzo',
    },
    emailChanged: {
      subject: 'L’email del tuo account è cambiata',
      title: 'L’email del tuo account è cambiata',
      text: 'Dal {date} (ora di Caracas) l’account «{username}» usa un altro indirizzo email. A questo non arriveranno più avvisi.',
      warning: 'Se non sei stato tu, rispondi a questa email: ti aiutiamo a recuperare l’account.',
    },
    factorChanged: {
      totp_on: {
        title: 'Hai attivato la verifica in due passaggi',
        text: 'Dal {date} (ora di Caracas) l’account «{username}» chiede anche un codice dell’app di verifica.',
      },
      totp_off: {
        title: 'L’app di verifica è stata disattivata',
        text: 'Il {date} (ora di Caracas) l’account «{username}» ha smesso di usare l’app di verifica.',
      },
      passkey_added: {
        title: 'C’è una nuova passkey nel tuo account',
        text: 'Il {date} (ora di Caracas) è stata aggiunta una passkey all’account «{username}». Si può usare per accedere.',
      },
      passkey_removed: {
        title: 'Una passkey è stata tolta dal tuo account',
        text: 'Il {date} (ora di Caracas) è stata tolta una passkey dall’account «{username}». Non serve più per accedere.',
      },
      factors_reset: {
        title: 'Abbiamo ripristinato la tua verifica in due passaggi',
        text: 'Il {date} (ora di Caracas) il nostro team ha tolto l’app di verifica, le passkey e i codici di recupero dell’account «{username}» e ha chiuso le sue sessioni. Accedi con la password e attivali di nuovo.',
      },
      factors_unproven: {
        title: 'Abbiamo tolto la verifica in due passaggi dal tuo account',
        text: 'Il {date} (ora di Caracas) la password dell’account «{username}» è stata cambiata tramite un’email inviata a questo indirizzo, che ora risulta confermato. Non potendo sapere chi li avesse aggiunti prima, abbiamo tolto l’app di verifica, le passkey e i codici di recupero. Accedi con la nuova password e, se vuoi, attivali di nuovo.',
      },
      warning:
        'Se non sei stato tu, cambia la password, controlla le passkey e chiudi le sessioni che non riconosci.',
      button: 'Controllare la sicurezza del mio account',
    },
  },
  summary: {
    title: 'Riepilogo',
    pieces: '{quantity} × {price}',
    goods: 'Prodotti',
    freight_air: 'Spedizione aerea',
    freight_sea: 'Spedizione marittima',
    taxes: 'Imposte e tasse',
    processing: 'Gestione',
    total: 'Totale',
    estimated:
      'Per i prodotti che non li indicano, la spedizione usa peso o dimensioni abituali della categoria.',
  },
  delivery: {
    title: 'Consegna',
    address: 'Indirizzo',
    time: 'Tempo di transito',
    days: 'da {min} a {max} giorni',
  },
  methods: {
    zelle: 'Zelle',
    bank_transfer: 'Bonifico bancario',
    pago_movil: 'Pago Móvil',
    binance_pay: 'Binance Pay',
    cash_miami: 'Contanti nell’ufficio di Miami',
  },
  fields: {
    holder: 'Intestatario',
    email: 'Email',
    bank: 'Banca',
    account: 'Conto',
    routing: 'Codice bancario',
    phone: 'Telefono',
    idDocument: 'RIF o documento',
    payId: 'Pay ID',
    address: 'Indirizzo',
    hours: 'Orario',
  },
  moved: {
    note: 'Nota',
    tracking: 'Numero di tracciamento',
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
      text: 'Li prepariamo per il viaggio verso il Venezuela.',
    },
    shipped: {
      subject: 'Il tuo ordine {number} è in viaggio',
      title: 'Il tuo ordine è partito da Miami',
      text: 'È in transito verso il Venezuela.',
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

// The words of mails around messages to the shop and of the newsletter.
import type { NamespaceContactMailTranslation } from '../../i18n-types.ts'

const it_contactMail = {
  subjects: {
    general: 'Domanda generale',
    tracking: 'Tracciamento di una spedizione',
    export: 'Esportazione e spedizioni',
    claim: 'Reclamo',
  },
  footer: 'Ricevi questa email perché hai scritto a {brand}.',
  notice: {
    subject: '{subject}: messaggio di «{sender}»',
    title: 'Nuovo messaggio: {subject}',
    from: 'Da',
    email: 'Email',
    language: 'Lingua',
    button: 'Apri nel pannello',
    footer:
      'È arrivato dal modulo di contatto. Se rispondi a questa email, la risposta va a chi ha scritto.',
  },
  receipt: {
    subject: 'Abbiamo ricevuto il tuo messaggio | {brand}',
    title: 'Abbiamo ricevuto il tuo messaggio',
    text: 'Oggetto: {subject}. Lo legge una persona che ti risponde a questo indirizzo, di solito entro un giorno lavorativo.',
    hours:
      'Siamo disponibili da lunedì a venerdì dalle 9:00 alle 18:00 e il sabato dalle 10:00 alle 14:00, ora di Miami. Se non ci hai scritto, puoi ignorare questa email.',
  },
  reply: {
    subject: 'Risposta al tuo messaggio: {subject} | {brand}',
    title: 'Rispondiamo al tuo messaggio',
    asked: 'Quello che ci hai scritto',
  },
  newsletter: {
    footer:
      'Ricevi questa email perché qualcuno ha iscritto questo indirizzo alla newsletter di {brand}.',
    ownFooter:
      'Ricevi questa email perché hai confermato la tua iscrizione alla newsletter di {brand}.',
    confirm: {
      subject: 'Conferma la tua iscrizione a {brand}',
      title: 'Confermi la tua iscrizione?',
      text: 'Premi il pulsante e ti manderemo le offerte e le novità di {brand}.',
      button: 'Conferma l’iscrizione',
      ignore: 'Se non l’hai chiesto, ignora questa email: non ti scriveremo più.',
    },
    welcome: {
      subject: 'Benvenuto nella newsletter di {brand}',
      title: 'Sei nella lista',
      text: 'Ti scriveremo quando ne vale la pena: offerte, cambi di tariffa e consigli per comprare negli Stati Uniti.',
      button: 'Vedi il negozio',
      leave: 'Cancella l’iscrizione alla newsletter',
    },
  },
  back: {
    subject: 'È tornato: {name}',
    title: 'È tornato quello che aspettavi',
    text: 'Ci hai chiesto di avvisarti. Abbiamo scritto a tutti quelli che lo aspettavano e le unità potrebbero essere poche.',
    item: 'Prezzo del prodotto',
    landed: 'Consegnato a {place}, da',
    button: 'Vedi il prodotto',
    once: 'Questo avviso si manda una volta sola.',
    leave: 'Non voglio altri avvisi come questo',
    footer:
      'Ricevi questa email perché qualcuno ha chiesto a {brand}, con questo indirizzo, un avviso per il ritorno di questo prodotto.',
  },
} satisfies NamespaceContactMailTranslation

export default it_contactMail

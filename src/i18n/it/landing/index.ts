// What the landing pages share, in Italian.
import type { NamespaceLandingTranslation } from '../../i18n-types.ts'

const it_landing = {
  start: 'Home',
  crumbs: 'Dove sei',
  questions: 'Domande frequenti',
  fromPrice: 'Da {price}',
  finder: {
    term: 'Che cosa cerchi?',
    termHint:
      'Per esempio «scarpe da corsa» o il modello esatto. In inglese i risultati sono di più.',
    store: 'Negozio',
    submit: 'Cerca nel negozio',
    submitAt: 'Cerca su {store}',
    missing: 'Scrivi che cosa cerchi e ti portiamo al negozio.',
    opened: 'La tua ricerca su {store}: {term}',
    openedText:
      'Quando trovi il prodotto, mandaci il link e ti diciamo quanto costa consegnato a casa tua. Oppure cercalo nel nostro catalogo, dove vedi subito il totale.',
    ask: 'Chiedi quanto costa',
    question: 'Salve, quanto costa consegnato a casa mia questo prodotto di {store}? Link: ',
    open: 'Apri {store}',
    ours: 'Cerca nel nostro catalogo',
    newTab: 'si apre in un’altra scheda',
  },
  rotation: {
    previous: 'Precedenti',
    next: 'Successivi',
    shown: '{range} di {count}',
    pause: 'Metti in pausa il cambio automatico',
    resume: 'Riprendi il cambio automatico',
  },
  warehouse: {
    ask: 'Richiedi il tuo indirizzo a Miami',
    message: 'Salve, vorrei l’indirizzo del magazzino di Miami per spedirvi i miei acquisti.',
  },
  samplesNote:
    'Esempi con prezzi indicativi: prezzo e disponibilità li dice il negozio al momento dell’acquisto.',
  goods: {
    headphones: 'Cuffie con cancellazione del rumore',
    earbuds: 'Auricolari senza fili',
    smartwatch: 'Orologio sportivo intelligente',
    tablet: 'Tablet Android da 11 pollici',
    speaker: 'Altoparlante Bluetooth portatile',
    monitor: 'Monitor da 24 pollici',
    keyboard: 'Tastiera meccanica',
    mouse: 'Mouse senza fili',
    airfryer: 'Friggitrice ad aria con oblò',
    coffeemaker: 'Macchina per caffè filtro',
    drill: 'Trapano a batteria con valigetta',
    vacuum: 'Aspirapolvere senza filo',
    camera: 'Fotocamera mirrorless',
    wristwatch: 'Orologio da campo',
    sunglasses: 'Occhiali da sole polarizzati',
    lamp: 'Lampada da tavolo nordica',
    blocks: 'Mattoncini da costruzione, 500 pezzi',
    racecar: 'Auto da corsa radiocomandata',
    blender: 'Frullatore da tavolo',
    boardgame: 'Gioco da tavolo per famiglie',
    cushion: 'Cuscino di lino',
    dress: 'Vestito estivo',
    backpack: 'Zaino scolastico',
    toothbrush: 'Spazzolino sonico',
  },
} satisfies NamespaceLandingTranslation

export default it_landing

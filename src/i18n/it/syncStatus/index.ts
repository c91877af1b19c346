// How the catalogue sync stands, for everybody who looks at the products.
import type { NamespaceSyncStatusTranslation } from '../../i18n-types.ts'

const it_syncStatus = {
  title: 'Aggiornamento del catalogo',
  details: 'Mostra i dettagli',
  provider: { amazon: 'Amazon', ebay: 'eBay', walmart: 'Walmart' },
  status: {
    pending: 'In attesa',
    active: 'In corso',
    completed: 'Completata',
    failed: 'Non riuscita',
  },
  sandbox: 'di prova',
  sandboxHelp: 'Dati di prova: questo negozio è simulato, senza credenziali.',
  paused: 'In pausa',
  hold: {
    paused:
      'La sincronizzazione si è fermata a metà e prosegue quando il negozio viene riattivato.',
    quota: 'Le chiamate del giorno sono esaurite; si prosegue quando si rinnovano.',
    refused: 'Il negozio non ha risposto bene; si riprova più tardi.',
  },
  unconfigured: 'Non configurato',
  never: 'Mai sincronizzato',
  now: 'Meno di 1 minuto fa',
  minutes: '{count} {{count:minuto|minuti}} fa',
  hours: '{count} {{count:ora|ore}} fa',
  days: '{count} {{count:giorno|giorni}} fa',
  products: '{shown} {{count:prodotto|prodotti}}',
  success: '{percent}% riuscite',
  progress: 'Avanzamento di {provider}',
  configuration:
    'Configurazione richiesta: imposta nelle variabili di ambiente le credenziali API dei fornitori (Amazon, eBay e/o Walmart).',
  trigger: 'Sincronizza ora',
  course: {
    started: 'La sincronizzazione è iniziata.',
    running: 'È in corso una sincronizzazione.',
    finished: 'La sincronizzazione è terminata.',
    failed: 'La sincronizzazione non è riuscita. Il pannello dice perché.',
  },
  secondFactor: 'Attivala',
  otherAccount: 'Accedi con un altro account',
  missing: 'Non è stato possibile leggere lo stato della sincronizzazione.',
  toPanel: 'Vai al pannello',
  refused: {
    confirm_identity:
      'È passata più di mezz’ora da quando hai confermato che sei tu. Avvia la sincronizzazione dal pannello.',
    forbidden: 'Solo un amministratore può avviare la sincronizzazione.',
    second_factor_missing:
      'Come amministratore ti serve la verifica in due passaggi prima di avviare la sincronizzazione.',
    sync_active: 'Una sincronizzazione è già in corso. Aspetta che finisca.',
    calls_spent:
      'Le chiamate del giorno sono esaurite. La sincronizzazione prosegue da sola quando si rinnovano.',
    provider_not_configured: 'Nessun negozio è configurato: mancano le credenziali.',
    provider_paused: 'I negozi sono in pausa. Un amministratore può riattivarli.',
    unavailable: 'Non è stato possibile avviare la sincronizzazione. Riprova tra poco.',
  },
} satisfies NamespaceSyncStatusTranslation

export default it_syncStatus

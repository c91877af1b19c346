// What was wrong with a store's answers or with a run, and what helps, for whoever looks after the sync.
import type { NamespaceFaultDeskTranslation } from '../../i18n-types.ts'

const it_faultDesk = {
  problem: {
    not_an_item: 'Non è un articolo',
    id_unreadable: 'Numero dell’articolo illeggibile',
    title_missing: 'Manca il titolo',
    price_missing: 'Manca il prezzo',
    price_unreadable: 'Prezzo illeggibile',
    price_ambiguous: 'Il prezzo si legge in due modi',
    price_zero: 'Prezzo zero',
    price_negative: 'Prezzo negativo',
    price_absurd: 'Prezzo assurdo',
    price_jump: 'Il prezzo è saltato e attende una decisione',
    currency_unknown: 'Non è in dollari',
    condition_unwanted: 'Non è nuovo',
    duplicate_on_page: 'Ripetuto nella stessa pagina',
    list_price_dropped: 'Prezzo di listino scartato perché inverosimile',
    link_replaced: 'Link sostituito con uno nostro',
    image_dropped: 'Immagine scartata: indirizzo non consentito',
    weight_unreadable: 'Peso illeggibile',
    item_refused: 'Il negozio non ha fornito l’articolo',
    item_unanswered: 'Il negozio non ha detto nulla dell’articolo',
    store_warning: 'Avviso del negozio',
    page_short: 'Pagina più corta del dovuto',
    cursor_loop: 'L’elenco girava in tondo',
    results_capped: 'Il negozio non mostra altri risultati',
    list_empty: 'Una categoria configurata non mostra nulla: controlla che esista',
  },
  otherProblem: 'Altro problema: {code}',
  faultKind: {
    retryable: 'Il negozio non ha risposto bene più volte di fila.',
    throttled: 'Il negozio ha chiesto di rallentare.',
    unauthorised: 'Il negozio non accetta le credenziali.',
    quota: 'La quota di chiamate del giorno è esaurita.',
    permanent: 'Il negozio rifiuta la richiesta così com’è.',
    malformed: 'Nessuno può leggere la risposta del negozio.',
  },
  faultOf: {
    not_configured: 'Le credenziali di questo negozio sono state tolte.',
    internal:
      'È stato il nostro programma a fallire leggendo la risposta; i dettagli sono nel registro del server.',
  },
  otherFault: 'La sincronizzazione si è fermata per un errore imprevisto.',
  faultHelp: {
    not_configured: 'Rimettile nelle variabili d’ambiente per proseguire.',
    credentials_refused: 'Controlla chiave e segreto nelle variabili di ambiente.',
    associate_not_eligible: 'L’account affiliato non può ancora usare l’API.',
    partner_tag_refused: 'Controlla il tag affiliato nelle variabili di ambiente.',
    private_key_unreadable: 'La chiave privata non si legge: controlla il formato.',
    signature_refused: 'Controlla la chiave privata e la sua versione.',
    clock_skew: 'L’orologio del server è indietro o avanti.',
    marketplace_refused: 'Controlla il mercato configurato del negozio.',
  },
} satisfies NamespaceFaultDeskTranslation

export default it_faultDesk

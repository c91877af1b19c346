// What every error code says to a person.
import type { NamespaceErrorsTranslation } from '../../i18n-types.ts'

const it_errors = {
  invalid_input: 'Controlla i dati evidenziati.',
  body_too_slow:
    'I tuoi dati hanno impiegato troppo tempo ad arrivare. Controlla la connessione e riprova.',
  body_too_large: 'Hai inviato più dati di quanti ne accettiamo.',
  method_not_allowed: 'Questo indirizzo non si usa così.',
  unsupported_type: 'Non possiamo leggere questo tipo di dati.',
  unauthorized: 'Accedi per continuare.',
  invalid_credentials: 'Il nome utente o la password non sono corretti.',
  second_factor_required: 'Inserisci il codice della tua app di verifica.',
  proof_required:
    'Qualcuno ha provato molte password su questo account. Per entrare da un browser nuovo, chiedi qui sotto un link per e-mail o scrivi anche il tuo codice di verifica.',
  invalid_otp: 'Questo codice di verifica non è corretto.',
  invalid_passkey: 'Non abbiamo potuto verificare la passkey. Riprova.',
  passkey_known: 'Questa passkey è già registrata.',
  too_many_passkeys: 'Hai già salvato 20 passkey. Togline una per aggiungerne un’altra.',
  wrong_password: 'Questa non è la tua password.',
  email_taken: 'Esiste già un account con questa email.',
  username_taken: 'Questo nome utente è già in uso.',
  invalid_token: 'Token non valido o scaduto',
  token_spent: 'Questo link è già stato usato o è scaduto. Richiedine uno nuovo.',
  invalid_code: 'Codice non valido o scaduto',
  second_factor_missing: 'Attiva la verifica in due passaggi per entrare nel pannello.',
  second_factor_on: 'La verifica in due passaggi è già attiva.',
  second_factor_off: 'La verifica in due passaggi non è attiva.',
  second_factor_needed: 'Il tuo account amministratore richiede la verifica in due passaggi.',
  already_verified: 'La tua email è già confermata.',
  too_many_addresses: 'Hai già salvato 20 indirizzi. Eliminane uno per aggiungerne un altro.',
  last_admin: 'È l’unico account amministratore rimasto.',
  own_account: 'Qui non puoi modificare il tuo stesso account.',
  session_ended:
    'La tua sessione era scaduta: non è stato salvato nulla. Controlla quello che hai scritto e invialo di nuovo.',
  confirm_identity: 'Non hai confermato che sei tu: non è cambiato nulla.',
  forbidden: 'Non hai il permesso per farlo.',
  foreign_origin: 'La richiesta non proviene da questo sito. Ricarica la pagina e riprova.',
  not_found: 'Non abbiamo trovato quello che cerchi.',
  product_not_found: 'Prodotto non trovato',
  order_not_found: 'Non abbiamo trovato quell’ordine.',
  picture_not_found: 'Quell’immagine non appartiene a nessuno dei nostri prodotti.',
  picture_unreadable:
    'Quel file non è una foto che possiamo leggere: usa JPEG, PNG, WebP, AVIF o GIF.',
  picture_missing: 'Il negozio non ha più quell’immagine.',
  picture_refused: 'Quello che il negozio fornisce per quell’immagine non si può mostrare.',
  picture_unavailable: 'In questo momento il negozio non ci fornisce quell’immagine.',
  changed_meanwhile:
    'Qualcun altro ha modificato questo mentre lo modificavi. Controlla com’è ora; se salvi di nuovo, vale la tua versione.',
  photo_gone: 'Quella foto non è più conservata: caricala di nuovo.',
  month_ahead: 'Quel mese non è ancora arrivato: una foto è di qualcosa già consegnato.',
  product_changed: 'Qualcun altro ha modificato questo prodotto mentre lo modificavi.',
  product_exists: 'In quel negozio c’è già un prodotto con questo numero.',
  foreign_link: 'Il link non porta al negozio di questo prodotto.',
  price_changed: 'Il prezzo è cambiato da quando l’hai visto.',
  out_of_stock: 'Non restano abbastanza unità.',
  not_sold_here: 'Questo prodotto si compra nel suo negozio, non qui.',
  not_carried: 'Non portiamo questo prodotto alla tua destinazione.',
  cart_empty: 'Il carrello è vuoto.',
  cart_full: 'Il carrello contiene già 50 prodotti diversi. Togline uno per aggiungerne un altro.',
  cart_has_others:
    'Nel carrello ci sono altri prodotti. Il prezzo salvato vale solo per quello che hai preventivato.',
  cart_changed: 'Il carrello è cambiato in un’altra scheda. Controllalo prima di continuare.',
  request_reused:
    'Questa richiesta è già stata usata con altri dati. Ricarica la pagina e riprova.',
  not_served: 'Nessun servizio arriva a quella destinazione.',
  route_suspended: 'Le spedizioni verso quella destinazione sono sospese per ora.',
  not_for_goods: 'Quel servizio non trasporta questo tipo di merce.',
  restricted_item: 'Questo contenuto non si può spedire.',
  too_heavy: 'Il pacco pesa più di quanto trasportiamo.',
  too_large: 'Il pacco è più grande di quanto trasportiamo.',
  too_dear: 'Il valore dichiarato è più alto di quanto trasportiamo.',
  too_many_pieces: 'Sono più colli di quanti ne trasportiamo in una spedizione.',
  unknown_destination: 'Non conosciamo quella destinazione.',
  destination_exists: 'Quella destinazione esiste già in questo paese.',
  no_tariff: 'In quella data non c’erano tariffe.',
  tariff_changed: 'La tariffa è cambiata mentre la modificavi. Controllala prima di salvare.',
  sync_active: 'C’è già una sincronizzazione in corso. Attendi che finisca.',
  calls_spent:
    'Le chiamate del giorno sono esaurite. La sincronizzazione prosegue da sola quando si rinnovano.',
  provider_not_configured: 'Quel negozio non è configurato: mancano le credenziali.',
  provider_paused: 'Quel negozio è in pausa. Riattivalo prima.',
  run_moved: 'È cambiato mentre lo guardavi. Controlla la situazione attuale.',
  against_terms: 'Le condizioni di quel negozio non lo permettono.',
  slug_taken: 'C’è già un articolo con questo indirizzo in questa lingua.',
  name_taken: 'C’è già un’altra scatola con questo nome.',
  too_many_boxes: 'Le scatole sono troppe: cambia o ritira una di quelle che hai.',
  starts_in_past: 'Una tariffa non può iniziare nel passato.',
  start_taken:
    'Quel giorno inizia già un’altra versione. Scegli un altro giorno o conferma che la tua la sostituisce.',
  override_too_long: 'Un cambio manuale vale al massimo 30 giorni.',
  rate_jumps:
    'Quel cambio si allontana più del 10% dall’ultimo buono. Se è giusto, indicalo e invialo di nuovo.',
  ends_before_start: 'La fine deve venire dopo l’inizio.',
  illegal_transition: 'L’ordine non può passare a quello stato.',
  no_rate: 'Non abbiamo un tasso di cambio valido per questa valuta. I prezzi restano in dollari.',
  tracking_required:
    'Per segnarlo come spedito servono corriere e numero di tracciamento, o il motivo per cui manca.',
  customs_rule_faulty:
    'La norma doganale contiene dati che non combaciano. Controlla i campi segnalati.',
  already_subscribed: 'Questo indirizzo è già iscritto.',
  recent_mail:
    'Poco fa abbiamo già inviato diverse e-mail a questo account. Usa la più recente (guarda anche nello spam). Se un codice non funziona, chiedi un link.',
  recent_mail_until:
    'Poco fa abbiamo già inviato diverse e-mail a questo account. Usa la più recente (guarda anche nello spam). Se un codice non funziona, chiedi un link. Puoi chiederne un’altra {wait}.',
  too_many_requests: 'Troppi tentativi. Attendi un momento e riprova.',
  too_many_requests_until: 'Troppi tentativi. Riprova {wait}.',
  storage_full:
    'Sul server non c’è più spazio per salvarlo. Avvisa chi lo gestisce; quello che hai scritto è ancora qui.',
  unavailable: 'Il servizio non è disponibile in questo momento. Riprova tra qualche minuto.',
  internal: 'Qualcosa è andato storto da parte nostra. Riprova.',
} satisfies NamespaceErrorsTranslation

export default it_errors

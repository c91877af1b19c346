// What every error code says to a person.
import type { NamespaceErrorsTranslation } from '../../i18n-types.ts'

const it_errors = {
  invalid_input: 'Controlla i dati evidenziati.',
  unauthorized: 'Accedi per continuare.',
  invalid_credentials: 'Il nome utente o la password non sono corretti.',
  second_factor_required: 'Inserisci il codice della tua app di verifica.',
  invalid_otp: 'Questo codice di verifica non è corretto.',
  wrong_password: 'La password attuale non è corretta.',
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
  forbidden: 'Non hai il permesso per farlo.',
  foreign_origin: 'La richiesta non proviene da questo sito. Ricarica la pagina e riprova.',
  not_found: 'Non abbiamo trovato quello che cerchi.',
  product_not_found: 'Prodotto non trovato',
  order_not_found: 'Non abbiamo trovato quell’ordine.',
  price_changed: 'Il prezzo è cambiato da quando l’hai visto.',
  out_of_stock: 'Non restano abbastanza unità.',
  not_sold_here: 'Questo prodotto si compra nel suo negozio, non qui.',
  cart_empty: 'Il carrello è vuoto.',
  cart_full: 'Il carrello contiene già 50 prodotti diversi. Togline uno per aggiungerne un altro.',
  cart_changed: 'Il carrello è cambiato in un’altra scheda. Controllalo prima di continuare.',
  request_reused:
    'Questa richiesta è già stata usata con altri dati. Ricarica la pagina e riprova.',
  illegal_transition: 'L’ordine non può passare a quello stato.',
  no_rate: 'Non abbiamo un tasso di cambio valido per questa valuta. I prezzi restano in dollari.',
  too_many_requests: 'Troppi tentativi. Attendi un momento e riprova.',
  unavailable: 'Il servizio non è disponibile in questo momento. Riprova tra qualche minuto.',
  internal: 'Qualcosa è andato storto da parte nostra. Riprova.',
} satisfies NamespaceErrorsTranslation

export default it_errors

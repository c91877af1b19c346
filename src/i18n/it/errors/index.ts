// What every error code says to a person.
import type { NamespaceErrorsTranslation } from '../../i18n-types.ts'

const it_errors = {
  invalid_input: 'Controlla i dati evidenziati.',
  unauthorized: 'Accedi per continuare.',
  invalid_credentials: 'Il nome utente o la password non sono corretti.',
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
  too_many_requests: 'Troppi tentativi. Attendi un momento e riprova.',
  unavailable: 'Il servizio non è disponibile in questo momento. Riprova tra qualche minuto.',
  internal: 'Qualcosa è andato storto da parte nostra. Riprova.',
} satisfies NamespaceErrorsTranslation

export default it_errors

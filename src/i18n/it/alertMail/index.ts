// The words of mails to those who run the shop.
import type { NamespaceAlertMailTranslation } from '../../i18n-types.ts'

const it_alertMail = {
  stale: 'La sincronizzazione con {store} non riesce da più di {hours} {{hours:ora|ore}}',
  staleText:
    'L’ultimo tentativo con {store} non è riuscito, o non c’è stato. Intanto i prezzi invecchiano e i prodotti scaduti non vengono più mostrati.',
  suspicious: 'Una sincronizzazione con {store} sembra dubbia',
  suspiciousText:
    'Quello che ha mostrato {store} non sembra giusto: mancano prodotti, cambiano troppi prezzi o ci sono articoli illeggibili. Non è stato nascosto nulla: decidi se accettare o rifiutare.',
  button: 'Apri il pannello di sincronizzazione',
  held: 'Un decimo del magazzino è riservato senza pagamento',
  heldText:
    'Ordini senza pagamento confermato riservano {pieces} di {of} pezzi, per {amount}. Controlla se sono acquisti veri: puoi annullare quelli che non lo sono e i pezzi tornano in vendita.',
  heldButton: 'Vedi gli ordini non pagati',
} satisfies NamespaceAlertMailTranslation

export default it_alertMail

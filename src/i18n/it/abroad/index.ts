// The page of the five stores, in Italian.
import type { NamespaceAbroadTranslation } from '../../i18n-types.ts'

const it_abroad = {
  title: 'Acquisti internazionali in cinque negozi degli USA',
  description:
    'Cerca su Amazon, eBay, AliExpress, Walmart e Target, ricevi nel nostro magazzino di Miami e poi in Venezuela. Il costo completo lo sai subito.',
  short: 'Acquisti internazionali',
  heading: 'Cinque negozi degli Stati Uniti, una sola strada verso casa',
  lead: 'Cerca su Amazon, eBay, AliExpress, Walmart e Target. Quello che compri arriva a Miami e da lì a casa tua, e prima di pagare sai già quanto costano trasporto e imposte.',
  toCatalogue: 'Vedi il catalogo con API automatizzate',
  howLink: 'Come funziona il magazzino',
  search: {
    title: 'Cerca nei negozi',
    lead: 'Scegli il negozio e scrivi che cosa vuoi. I link sono di affiliazione: il negozio ci paga una commissione e a te costa lo stesso.',
  },
  grid: {
    title: 'Prodotti dagli USA',
    lead: 'Un assaggio di ciò che spediamo, con il costo consegnato in Venezuela in ogni scheda.',
    more: 'Vedi tutto il catalogo',
  },
  services: {
    title: 'Servizi di spedizione',
    lead: 'Dal magazzino di Miami alla tua città, in aereo o via mare: confronta le tariffe e i giorni di ogni servizio.',
    more: 'Confronta i servizi',
  },
  warehouse: {
    title: 'Come funziona il magazzino',
    lead: 'Tu compri nel negozio che preferisci; noi riceviamo, controlliamo e spediamo.',
    one: 'Chiedi il tuo indirizzo a Miami',
    oneText:
      'Ti diamo un indirizzo con il tuo numero di casella. Usalo come indirizzo di consegna in qualsiasi negozio.',
    two: 'Riceviamo e misuriamo',
    twoText:
      'Ogni pacco viene pesato, misurato e registrato all’arrivo. Se hai comprato in più negozi, li uniamo in un’unica scatola.',
    three: 'Lo spediamo alla tua porta',
    threeText:
      'Scegli aereo o nave sapendo già il prezzo, paghi come preferisci e segui il viaggio fino alla consegna.',
    mailbox: 'Casella virtuale',
  },
  soon: {
    badge: 'Prossimamente',
    title: 'Promozioni di stagione',
    text: 'Qui compariranno le offerte di spedizione quando ci saranno, con date e condizioni. Per ora non ce ne sono.',
  },
  faq: {
    pay: 'Mi serve una carta degli Stati Uniti?',
    payText:
      'No. Se compriamo noi per te, paghi a {brand} con Zelle, bonifico, Pago Móvil, Binance Pay o contanti a Miami. Se compri tu nel negozio, vale la carta che il negozio accetta.',
    stores: 'Posso comprare in un altro negozio?',
    storesText:
      'Sì. Il tuo indirizzo di Miami serve per qualsiasi negozio che consegni negli Stati Uniti; questi cinque sono quelli in cui puoi cercare da qui.',
    price: 'Il prezzo del negozio è quello finale?',
    priceText:
      'No. Si aggiungono trasporto, imposte e gestione. La calcolatrice e ogni scheda prodotto li mostrano uno per uno prima di pagare.',
    time: 'Quanto ci vuole?',
    timeText:
      'Dipende dal servizio e dalla città. In aereo, da porta a porta, con dogana e consegna, di solito servono da 7 a 15 giorni. La pagina di ogni servizio elenca i giorni di transito per destinazione, contati da quando il pacco lascia Miami.',
    forbidden: 'Che cosa non può viaggiare?',
    forbiddenText:
      'Liquidi come i profumi, aerosol, batterie al litio sfuse, medicinali e merci controllate dalla dogana, come le armi; nemmeno denaro contante. La batteria dentro il suo apparecchio di solito viaggia. Nel centro assistenza puoi cercare un articolo.',
    back: 'Posso restituire quello che ho comprato?',
    backText:
      'Finché è a Miami, quasi sempre: lo rimandiamo al negozio alla tariffa di reso della casella. Quando è già partito vale la nostra politica dei resi.',
  },
  again: 'Cerca qualcos’altro',
} satisfies NamespaceAbroadTranslation

export default it_abroad

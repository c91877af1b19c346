// The words of the desk of routes, destinations and their taxes.
import type { NamespaceRoutesDeskTranslation } from '../../i18n-types.ts'

const it_routesDesk = {
  title: 'Rotte e destinazioni',
  lead: 'Giorni di viaggio, supplementi e imposte. Ogni modifica è una nuova versione con la sua data; ciò che è già stato preventivato non cambia.',
  suspended: 'Rotte sospese: {country}',
  toSuspensions: 'Vedi e riapri',
  tax: 'Dazi e imposte',
  taxText: 'Percentuale del valore dichiarato che ogni preventivo per {country} aggiunge.',
  usual: '{percent} (quella generale del negozio)',
  changeTax: 'Modifica le imposte',
  count: '{count} {{count:destinazione|destinazioni}}',
  surcharge: 'Supplemento',
  surchargeLong: 'Supplemento per zona remota',
  free: 'Nessun supplemento',
  away: 'Non servita',
  coming: 'Modifica in arrivo',
  example: 'Di esempio',
  agreed: 'Cifra confermata',
  closed: 'Sospesa',
  change: '{place}, {what}: {value}. Modifica',
  daysOf: '{service}: giorni di viaggio',
  served: 'Offerta',
  transit: 'Giorni di viaggio',
  servedBox: 'Questo servizio arriva a questa destinazione',
  servedHint:
    'Senza il segno, da quella data la rotta non viene offerta. Per una chiusura temporanea con avviso, sospendila.',
  percent: 'Percentuale (%)',
  percentHint: 'Vuoto: quella generale del negozio, {percent}.',
  dollars: 'Supplemento per spedizione (US$)',
  dollarsHint: '0: nessun supplemento. Si addebita una volta per spedizione.',
  least: 'Da (giorni)',
  most: 'A (giorni)',
  amounts: 'Cifre',
  included: 'Imposte incluse',
  includedBox: 'Tutto incluso: il negozio paga ciò che la dogana chiede in più',
  includedHint:
    'Senza il segno, chi compra vede quanto potrebbe chiedere la dogana e chiediamo prima di pagarlo.',
  confirmedBox: 'Cifra confermata',
  confirmedHint: 'Senza il segno, i preventivi la mostrano come tariffa di esempio.',
  why: 'Motivo',
  whyHint: 'Resta nella cronologia delle versioni.',
  worked: 'Esempio',
  workedText: 'Una spedizione media per {place}, del valore di {value}.',
  workedNone: 'Nessuna tariffa arriva ancora a questa destinazione: pubblicane prima una.',
  addText:
    'Viene pubblicata come nuova versione. Quella attuale resta nella cronologia così com’è.',
  suspendThis: 'Sospendi con un avviso',
  allRoutes: 'Tutte le rotte',
  shut: 'Non offerta',
} satisfies NamespaceRoutesDeskTranslation

export default it_routesDesk

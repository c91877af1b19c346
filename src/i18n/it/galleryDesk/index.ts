// The words of the desk of the gallery.
import type { NamespaceGalleryDeskTranslation } from '../../i18n-types.ts'

const it_galleryDesk = {
  lead: 'Foto di spedizioni consegnate. Ognuna ha il permesso di chi l’ha ricevuta; ciò che nascondi qui sparisce subito dal negozio.',
  make: 'Aggiungi una foto',
  see: 'Vedi la pagina',
  none: 'Ancora nessuna foto',
  noneText: 'Con la prima, la galleria compare nei motori di ricerca.',
  photo: 'Foto',
  city: 'Città',
  cityHint: 'Dove è stata consegnata, senza indirizzo né nomi.',
  month: 'Mese di consegna',
  monthHint: 'Anno e mese, per esempio 2026-05.',
  state: 'Stato',
  all: 'Tutte',
  isShown: 'Visibile',
  isHidden: 'Nascosta',
  sample: 'Esempio',
  show: 'Mostra',
  hide: 'Nascondi',
  back: 'Tutte le foto',
  changeTitle: 'Foto da {city}',
  upload: 'Carica una foto',
  replace: 'Cambia la foto',
  uploadHint:
    'Oppure trascinala qui: JPEG, PNG, WebP, AVIF o GIF, fino a 15 MB. Si conservano solo i pixel: né luogo né fotocamera.',
  noPicture: 'Ancora nessuna foto',
  pictureFault: 'Prima carica la foto.',
  captions: 'Didascalia ({language})',
  alts: 'Che cosa mostra la foto ({language})',
  altsHint: 'Per chi non la vede e per i motori di ricerca.',
  agreed: 'Chi ha ricevuto la spedizione è d’accordo che questa foto si mostri',
  agreedHint:
    'Senza permesso la foto non si conserva. Se viene ritirato, eliminala: si elimina anche il file.',
  agreedFault: 'Manca il permesso: segna la casella quando ce l’hai.',
  shown: 'Mostrala nella galleria',
  saved: 'La foto è salvata.',
  didShow: 'La foto si vede nella galleria.',
  didHide: 'La foto è nascosta.',
  deleted: 'La foto è eliminata, con il suo file.',
  remove: 'Elimina la foto',
  askTitle: 'Eliminare questa foto?',
  askText: 'Si eliminano la foto, i suoi testi e il suo file. Non si può annullare.',
  askYes: 'Sì, elimina',
} satisfies NamespaceGalleryDeskTranslation

export default it_galleryDesk

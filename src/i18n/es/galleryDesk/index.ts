// The words of the desk of the gallery.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_galleryDesk = {
  lead: 'Fotos de envíos entregados. Cada una lleva el permiso de quien recibió el envío; lo que ocultes aquí deja de verse en la tienda al momento.',
  make: 'Añadir foto',
  see: 'Ver la página',
  none: 'Aún no hay fotos',
  noneText: 'Con la primera, la galería entra en los buscadores.',
  photo: 'Foto',
  city: 'Ciudad',
  cityHint: 'Donde se entregó, sin dirección ni nombres.',
  month: 'Mes de entrega',
  monthHint: 'Año y mes, por ejemplo 2026-05.',
  state: 'Estado',
  all: 'Todas',
  isShown: 'Visible',
  isHidden: 'Oculta',
  sample: 'Ejemplo',
  show: 'Mostrar',
  hide: 'Ocultar',
  back: 'Todas las fotos',
  changeTitle: 'Foto de {city:string}',
  upload: 'Subir foto',
  replace: 'Cambiar la foto',
  uploadHint:
    'O arrástrala hasta aquí: JPEG, PNG, WebP, AVIF o GIF de hasta 15 MB. No se guardan ni el lugar ni la cámara.',
  noPicture: 'Todavía no hay foto',
  pictureFault: 'Sube la foto primero.',
  captions: 'Leyenda ({language:string})',
  alts: 'Qué se ve en la foto ({language:string})',
  altsHint: 'Para quien no la ve y para los buscadores.',
  agreed: 'Quien recibió el envío está de acuerdo en que se muestre esta foto',
  agreedHint:
    'Sin su permiso la foto no se guarda. Si lo retira, bórrala: también se borra el archivo.',
  agreedFault: 'Falta el permiso: marca la casilla cuando lo tengas.',
  shown: 'Mostrarla en la galería',
  saved: 'La foto está guardada.',
  didShow: 'La foto se ve en la galería.',
  didHide: 'La foto está oculta.',
  deleted: 'La foto se borró, con su archivo.',
  remove: 'Borrar la foto',
  askTitle: '¿Borrar esta foto?',
  askText: 'Se borran la foto, sus textos y su archivo. No hay vuelta atrás.',
  askYes: 'Sí, borrar',
} satisfies BaseTranslation

export default es_galleryDesk

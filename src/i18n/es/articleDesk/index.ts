// The words of the articles' desk.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_articleDesk = {
  lead: 'Lo que se lee en el blog, en cada idioma. Un artículo con fecha futura aparece solo.',
  make: 'Nuevo artículo',
  none: 'Aún no hay artículos',
  noneText: 'El primero que guardes aparece aquí, como borrador hasta que tenga fecha.',
  state: 'Estado',
  all: 'Todos',
  back: 'Todos los artículos',
  see: 'Ver en el blog',
  saved: {
    draft: 'Guardado como borrador: aparece cuando tenga fecha.',
    scheduled: 'Guardado. Nadie lo ve antes de esta fecha, en la que aparece solo:',
    published: 'Guardado y publicado.',
  },
  preview: 'Vista previa',
  upload: 'Subir fotos',
  uploadHint:
    'La foto entra en el texto, donde está el cursor. Entre corchetes va lo que se ve en ella, para quien no la ve.',
  pictureWords: 'Qué se ve en la foto',
  doubts: 'Revisa esto: quizá no quedó como querías',
  doubt: {
    link: 'Enlace que se muestra como texto (debe empezar con https://, /, # o mailto:):',
    picture: 'Imagen que no se muestra (solo fotos subidas aquí):',
    alt: 'Imagen sin descripción entre los corchetes:',
    place: 'Enlace a un título que no está en el texto:',
    markup: 'HTML que se muestra como texto:',
  },
  states: {
    draft: 'Borrador',
    scheduled: 'Programado',
    published: 'Publicado',
  },
  draft: {
    locale: 'Idioma',
    slug: 'Dirección',
    title: 'Título',
    summary: 'Resumen',
    tags: 'Temas',
    cover: 'Ilustración',
    body: 'Texto en Markdown',
    publishAt: 'Publicación',
  },
  hints: {
    title: 'Al menos {least:number} letras.',
    slug: 'Letras minúsculas, números y guiones, al menos {least:number}. Vacía: se forma con el título. La comparten todos los idiomas: si la cambias, cambia en todos y la anterior lleva a la nueva.',
    summary: 'Sale en la lista y en los buscadores. Al menos {least:number} letras.',
    tags: 'Hasta seis, separados por comas, de al menos {least:number} letras.',
    publishAt: 'Hora de Caracas. Vacío: queda como borrador.',
    body: 'Al menos {least:number} letras. Los enlaces empiezan con https://, con / para páginas de la tienda, con # para un título de este texto o con mailto:. El HTML se muestra como texto.',
  },
  covers: {
    box: 'Caja',
    plane: 'Avión',
    ship: 'Barco',
    shield: 'Escudo',
    cash: 'Efectivo',
    tag: 'Etiqueta',
    key: 'Llave',
    clock: 'Reloj',
    truck: 'Camión',
    'map-pin': 'Lugar',
    bank: 'Banco',
    search: 'Lupa',
  },
} satisfies BaseTranslation

export default es_articleDesk

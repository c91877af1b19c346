// The words of the blog.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_blog = {
  home: 'Inicio',
  crumbs: 'Dónde estás',
  short: 'Blog',
  title: 'Blog: compras y envíos sin sorpresas',
  lead: 'Cuentas claras, listas cortas y lo que aprendemos en el almacén de Miami, para que compres sabiendo cuánto llega a costar.',
  pageTitle: 'Blog, página {page:number}',
  pageLead:
    'Artículos anteriores sobre compras en EE. UU. y envíos a Venezuela: página {page:number}.',
  about: 'Artículos con la etiqueta «{tag:string}»',
  tags: 'Temas',
  all: 'Todos',
  minutes: '{count:number} {{count:minuto|minutos}} de lectura',
  none: 'Nada sobre este tema todavía',
  noneText: 'Puede que el tema tenga otro nombre, o que el artículo exista en otro idioma.',
  seeAll: 'Ver todos los artículos',
  pages: 'Páginas del blog',
  newer: 'Más recientes',
  older: 'Más antiguos',
  pageNumber: 'Página {page:number}',
  onlySpanish: 'Este artículo solo está en español por ahora.',
  readThere: 'Abrirlo en español',
  call: '¿Cuánto costaría lo tuyo?',
  callText:
    'Los precios que cita este artículo son los de su fecha. Pon las medidas y el peso, o elige un producto, y mira el precio de hoy.',
  calculate: 'Abrir la calculadora',
  shop: 'Ver el catálogo',
  related: 'Sigue leyendo',
} satisfies BaseTranslation

export default es_blog

// The page that stands in when there is no connection.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_offlinePage = {
  start: 'Inicio',
  title: 'Sin conexión',
  lead: 'No hay internet en este momento. Lo que ya viste se puede leer; lo demás espera a que vuelva la conexión.',
  seen: 'Páginas que ya viste',
  seenText:
    'Aquí aparecen las que se guardaron en este equipo, cada una con la fecha de su copia. No se guardan tu cuenta, tus pedidos ni las páginas con productos que vende otra tienda.',
  copy: 'Copia guardada',
  copyText:
    'Sin conexión: copia del {date:string}; los precios y las existencias pueden haber cambiado.',
  again: 'Intentar de nuevo',
} satisfies BaseTranslation

export default es_offlinePage

// The page that stands in when there is no connection.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_offlinePage = {
  start: 'Inicio',
  title: 'Sin conexión',
  lead: 'No hay internet en este momento. Lo que ya viste se puede leer; lo demás espera a que vuelva la conexión.',
  seen: 'Páginas que ya viste',
  seenText:
    'Aquí aparecen las que se guardaron en este equipo. Los productos, tu cuenta y tus pedidos no se guardan.',
  again: 'Intentar de nuevo',
} satisfies BaseTranslation

export default es_offlinePage

// Restock alerts: the form of a sold-out product, and the page where somebody ends them.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_restock = {
  title: '¿Te avisamos cuando vuelva?',
  text: 'Deja tu correo y te escribimos una sola vez, apenas haya.',
  email: 'Tu correo',
  emailFault: 'Escribe un correo válido, como ana@ejemplo.com.',
  submit: 'Avísame',
  done: 'Listo. Apenas vuelva, te escribimos a {email:string}.',
  back: '¡Ya volvió! Puedes comprarlo ahora.',
  tooMany:
    'Con este correo ya esperas muchos productos. Cuando vuelva alguno, podrás pedir otro aviso.',
  limited: 'Demasiados intentos. Inténtalo de nuevo {wait:string}.',
  failed: 'No hubo respuesta. Revisa tu conexión e inténtalo de nuevo.',
  mine: 'Te avisamos cuando vuelvan',
  leaveTitle: '¿Quitar tus avisos?',
  leaveText:
    'No te escribiremos más cuando vuelva lo que esperas. Los correos de tus pedidos siguen llegando.',
  leave: 'Quitar mis avisos',
  leftTitle: 'Quitamos tus avisos',
  left: 'Ya no escribiremos a {email:string} cuando vuelva un producto.',
  bad: 'Este enlace no es válido. Puede que esté incompleto o que sea de hace más de tres meses.',
  shop: 'Ver el catálogo',
} satisfies BaseTranslation

export default es_restock

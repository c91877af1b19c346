// The newsletter beyond its box in the footer: what became of it, confirming and leaving.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_newsletterPage = {
  title: 'Boletín',
  invalid: 'Por favor, escribe un correo válido.',
  taken: 'Este correo ya está suscrito.',
  failed: 'Ocurrió un error. Inténtalo de nuevo más tarde.',
  limited: 'Demasiados intentos. Inténtalo de nuevo {wait:string}.',
  thanks: '¡Gracias por suscribirte!',
  pending: 'Te enviamos un correo: pulsa su botón para confirmar.',
  confirmTitle: 'Confirma tu suscripción',
  confirmedTitle: 'Suscripción confirmada',
  leftTitle: 'Dejaste el boletín',
  confirmText: 'Un toque más y recibirás nuestras ofertas y novedades.',
  confirm: 'Confirmar suscripción',
  confirmed: 'Listo: {email:string} está en nuestra lista.',
  leaveTitle: 'Dejar el boletín',
  leaveText: 'Dejarás de recibir nuestras novedades. Los correos de tus pedidos siguen llegando.',
  leave: 'Cancelar suscripción',
  left: '{email:string} ya no recibe el boletín.',
  back: '¿Cambiaste de opinión? Puedes volver cuando quieras.',
  bad: 'Este enlace no es válido. Puede que ya se haya usado o que esté incompleto.',
  shop: 'Ver el catálogo',
} satisfies BaseTranslation

export default es_newsletterPage

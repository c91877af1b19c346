// What every error code says to a person.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_errors = {
  invalid_input: 'Revisa los datos marcados.',
  unauthorized: 'Inicia sesión para continuar.',
  invalid_credentials: 'El usuario o la contraseña no son correctos.',
  forbidden: 'No tienes permiso para hacer esto.',
  foreign_origin: 'La petición no viene de este sitio. Recarga la página e inténtalo otra vez.',
  not_found: 'No encontramos lo que buscas.',
  product_not_found: 'Producto no encontrado',
  order_not_found: 'No encontramos ese pedido.',
  price_changed: 'El precio cambió desde que lo viste.',
  out_of_stock: 'Ya no quedan suficientes unidades.',
  not_sold_here: 'Este producto se compra en su tienda, no aquí.',
  cart_empty: 'Tu carrito está vacío.',
  cart_full: 'Tu carrito ya tiene 50 productos distintos. Quita uno para añadir otro.',
  cart_changed: 'Tu carrito cambió en otra pestaña. Revísalo antes de continuar.',
  request_reused:
    'Esta solicitud ya se usó con otros datos. Recarga la página e inténtalo de nuevo.',
  illegal_transition: 'El pedido no puede pasar a ese estado.',
  too_many_requests: 'Demasiados intentos. Espera un momento y vuelve a intentarlo.',
  unavailable:
    'El servicio no está disponible en este momento. Inténtalo de nuevo en unos minutos.',
  internal: 'Algo salió mal de nuestro lado. Inténtalo de nuevo.',
} satisfies BaseTranslation

export default es_errors

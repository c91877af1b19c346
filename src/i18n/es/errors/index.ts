// What every error code says to a person.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_errors = {
  invalid_input: 'Revisa los datos marcados.',
  unauthorized: 'Inicia sesión para continuar.',
  invalid_credentials: 'El usuario o la contraseña no son correctos.',
  second_factor_required: 'Escribe el código de tu aplicación de verificación.',
  invalid_otp: 'Ese código de verificación no es correcto.',
  wrong_password: 'La contraseña actual no es correcta.',
  email_taken: 'Ya hay una cuenta con este correo.',
  username_taken: 'Ese nombre de usuario ya está en uso.',
  invalid_token: 'Token inválido o expirado',
  token_spent: 'Este enlace ya se usó o venció. Pide uno nuevo.',
  invalid_code: 'Código inválido o expirado',
  second_factor_missing: 'Activa la verificación en dos pasos para entrar al panel.',
  second_factor_on: 'La verificación en dos pasos ya está activa.',
  second_factor_off: 'La verificación en dos pasos no está activa.',
  second_factor_needed: 'Tu cuenta de administración necesita la verificación en dos pasos.',
  already_verified: 'Tu correo ya está confirmado.',
  too_many_addresses: 'Ya guardaste 20 direcciones. Elimina una para añadir otra.',
  last_admin: 'Es la única cuenta de administración que queda.',
  own_account: 'No puedes cambiar tu propia cuenta aquí.',
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
  no_rate: 'No tenemos una tasa de cambio vigente para esta moneda. Los precios siguen en dólares.',
  too_many_requests: 'Demasiados intentos. Espera un momento y vuelve a intentarlo.',
  unavailable:
    'El servicio no está disponible en este momento. Inténtalo de nuevo en unos minutos.',
  internal: 'Algo salió mal de nuestro lado. Inténtalo de nuevo.',
} satisfies BaseTranslation

export default es_errors

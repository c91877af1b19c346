// What every error code says to a person.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_errors = {
  invalid_input: 'Revisa los datos marcados.',
  body_too_slow:
    'Tus datos tardaron demasiado en llegar. Revisa tu conexión y vuelve a intentarlo.',
  body_too_large: 'Enviaste más datos de los que aceptamos.',
  unsupported_type: 'No podemos leer ese tipo de datos.',
  unauthorized: 'Inicia sesión para continuar.',
  invalid_credentials: 'El usuario o la contraseña no son correctos.',
  second_factor_required: 'Escribe el código de tu aplicación de verificación.',
  proof_required:
    'Alguien ha probado muchas contraseñas en esta cuenta. Para entrar desde un navegador nuevo, pide abajo un enlace por correo o escribe también tu código de verificación.',
  invalid_otp: 'Ese código de verificación no es correcto.',
  invalid_passkey: 'No pudimos comprobar la llave de acceso. Inténtalo otra vez.',
  passkey_known: 'Esa llave de acceso ya está registrada.',
  too_many_passkeys: 'Ya guardaste 20 llaves de acceso. Quita una para añadir otra.',
  wrong_password: 'Esa no es tu contraseña.',
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
  confirm_identity: 'No confirmaste que eres tú: no se cambió nada.',
  forbidden: 'No tienes permiso para hacer esto.',
  foreign_origin: 'La petición no viene de este sitio. Recarga la página e inténtalo otra vez.',
  not_found: 'No encontramos lo que buscas.',
  product_not_found: 'Producto no encontrado',
  order_not_found: 'No encontramos ese pedido.',
  picture_not_found: 'Esa imagen no es de ningún producto nuestro.',
  picture_unreadable:
    'Ese archivo no es una foto que podamos leer: usa JPEG, PNG, WebP, AVIF o GIF.',
  picture_missing: 'La tienda ya no tiene esa imagen.',
  picture_refused: 'Lo que la tienda da por esa imagen no se puede mostrar.',
  picture_unavailable: 'La tienda no nos da esa imagen en este momento.',
  article_changed:
    'Otra persona cambió este artículo mientras lo editabas. Abajo está como quedó; si guardas de nuevo, vale lo tuyo.',
  box_changed:
    'Otra persona cambió esta caja mientras la editabas. En la lista está como quedó; si guardas de nuevo, vale lo tuyo.',
  photo_changed:
    'Otra persona cambió esta foto mientras la editabas. Así quedó; si guardas de nuevo, vale lo tuyo.',
  photo_gone: 'Esa foto ya no está guardada: súbela otra vez.',
  month_ahead: 'Ese mes todavía no llega: una foto es de algo ya entregado.',
  product_changed: 'Otra persona cambió este producto mientras lo editabas.',
  product_exists: 'Ya hay un producto con ese número en esa tienda.',
  foreign_link: 'El enlace no lleva a la tienda de este producto.',
  price_changed: 'El precio cambió desde que lo viste.',
  out_of_stock: 'Ya no quedan suficientes unidades.',
  not_sold_here: 'Este producto se compra en su tienda, no aquí.',
  cart_empty: 'Tu carrito está vacío.',
  cart_full: 'Tu carrito ya tiene 50 productos distintos. Quita uno para añadir otro.',
  cart_changed: 'Tu carrito cambió en otra pestaña. Revísalo antes de continuar.',
  request_reused:
    'Esta solicitud ya se usó con otros datos. Recarga la página e inténtalo de nuevo.',
  not_served: 'Ningún servicio llega a ese destino.',
  route_suspended: 'El envío a ese destino está suspendido por ahora.',
  not_for_goods: 'Ese servicio no lleva este tipo de carga.',
  restricted_item: 'Ese contenido no se puede enviar.',
  too_heavy: 'El paquete pesa más de lo que llevamos.',
  too_large: 'El paquete es más grande de lo que llevamos.',
  too_dear: 'El valor declarado es más alto de lo que llevamos.',
  too_many_pieces: 'Son más piezas de las que llevamos en un envío.',
  unknown_destination: 'No conocemos ese destino.',
  no_tariff: 'En esa fecha no había tarifas.',
  tariff_changed: 'La tarifa cambió mientras la editabas. Revísala antes de guardar.',
  sync_active: 'Ya hay una sincronización en curso. Espera a que termine.',
  calls_spent:
    'Se agotó el cupo de llamadas del día. La sincronización sigue sola cuando se renueve.',
  provider_not_configured: 'Esa tienda no está configurada: faltan sus credenciales.',
  provider_paused: 'Esa tienda está en pausa. Reanúdala primero.',
  run_moved: 'Esto cambió mientras lo mirabas. Revisa el estado actual.',
  against_terms: 'Las condiciones de esa tienda no lo permiten.',
  slug_taken: 'Ya hay un artículo con esa dirección en este idioma.',
  name_taken: 'Ya hay otra caja con ese nombre.',
  too_many_boxes: 'Hay demasiadas cajas: cambia o retira una de las que tienes.',
  starts_in_past: 'Una tarifa no puede empezar en el pasado.',
  start_taken: 'Ese día ya empieza otra versión. Elige otro día o confirma que la sustituye.',
  override_too_long: 'Una tasa manual dura como mucho 30 días.',
  rate_jumps:
    'Esa tasa se aleja más de un 10 % de la última buena. Si es correcta, márcalo y envíala otra vez.',
  ends_before_start: 'El final debe ser posterior al comienzo.',
  illegal_transition: 'El pedido no puede pasar a ese estado.',
  no_rate: 'No tenemos una tasa de cambio vigente para esta moneda. Los precios siguen en dólares.',
  tracking_required:
    'Para marcarlo como enviado hacen falta transportista y número de seguimiento, o el motivo de que no lo haya.',
  customs_rule_faulty: 'La norma de aduana tiene datos que no encajan. Revisa los campos marcados.',
  customs_rule_changed:
    'Esta norma ya tiene una versión que no estaba cuando abriste el formulario. Revísala antes de publicar la tuya.',
  already_subscribed: 'Este correo ya está suscrito.',
  recent_mail:
    'Ya enviamos varios correos a esta cuenta hace poco. Usa el más reciente (mira también el correo no deseado). Si te falla un código, pide un enlace.',
  recent_mail_until:
    'Ya enviamos varios correos a esta cuenta hace poco. Usa el más reciente (mira también el correo no deseado). Si te falla un código, pide un enlace. Puedes pedir otro {wait:string}.',
  too_many_requests: 'Demasiados intentos. Espera un momento y vuelve a intentarlo.',
  too_many_requests_until: 'Demasiados intentos. Inténtalo de nuevo {wait:string}.',
  storage_full:
    'No queda espacio en el servidor para guardar esto. Avísale a quien lo administra; lo que escribiste sigue aquí.',
  unavailable:
    'El servicio no está disponible en este momento. Inténtalo de nuevo en unos minutos.',
  internal: 'Algo salió mal de nuestro lado. Inténtalo de nuevo.',
} satisfies BaseTranslation

export default es_errors

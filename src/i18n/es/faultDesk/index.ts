// What was wrong with a store's answers or with a run, and what helps, for whoever looks after the sync.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_faultDesk = {
  problem: {
    not_an_item: 'No es un artículo',
    id_unreadable: 'Número del artículo ilegible',
    title_missing: 'Falta el título',
    price_missing: 'Falta el precio',
    price_unreadable: 'Precio ilegible',
    price_ambiguous: 'El precio se puede leer de dos maneras',
    price_zero: 'Precio cero',
    price_negative: 'Precio negativo',
    price_absurd: 'Precio absurdo',
    price_jump: 'El precio saltó y espera una decisión',
    currency_unknown: 'No está en dólares',
    condition_unwanted: 'No es nuevo',
    duplicate_on_page: 'Repetido en la misma página',
    list_price_dropped: 'Precio de lista descartado por increíble',
    link_replaced: 'Enlace reemplazado por uno nuestro',
    image_dropped: 'Imagen descartada: dirección no permitida',
    weight_unreadable: 'Peso ilegible',
    item_refused: 'La tienda no entregó el artículo',
    item_unanswered: 'La tienda no dijo nada del artículo',
    store_warning: 'Aviso de la tienda',
    page_short: 'Página más corta de lo debido',
    cursor_loop: 'La lista daba vueltas en círculo',
    results_capped: 'La tienda no muestra más resultados',
    list_empty: 'Una categoría configurada no muestra nada: revisa que exista',
  },
  otherProblem: 'Otro problema: {code:string}',
  faultKind: {
    retryable: 'La tienda no respondió bien varias veces seguidas.',
    throttled: 'La tienda pidió ir más despacio.',
    unauthorised: 'La tienda no acepta las credenciales.',
    quota: 'Se agotó el cupo de llamadas del día.',
    permanent: 'La tienda rechaza la consulta tal como se hace.',
    malformed: 'No se pudo leer lo que respondió la tienda.',
  },
  faultOf: {
    not_configured: 'Se quitaron las credenciales de esta tienda.',
    internal:
      'Falló nuestro propio programa al leer la respuesta; los detalles quedaron en el registro del servidor.',
  },
  otherFault: 'La sincronización se detuvo por un error inesperado.',
  faultHelp: {
    not_configured: 'Ponlas de nuevo en las variables de entorno para que siga.',
    credentials_refused: 'Revisa la clave y el secreto en las variables de entorno.',
    associate_not_eligible: 'La cuenta de afiliado todavía no puede usar la API.',
    partner_tag_refused: 'Revisa la etiqueta de afiliado en las variables de entorno.',
    private_key_unreadable: 'La clave privada no se puede leer: revisa su formato.',
    signature_refused: 'Revisa la clave privada y su versión.',
    clock_skew: 'El reloj del servidor está atrasado o adelantado.',
    marketplace_refused: 'Revisa el mercado configurado de la tienda.',
  },
} satisfies BaseTranslation

export default es_faultDesk

// The cart: notices, drawer, page.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_cart = {
  title: 'Tu carrito',
  notice: {
    added: 'Añadido al carrito',
    quantity_updated: 'Cantidad actualizada',
    removed: 'Artículo eliminado',
    cleared: 'Carrito vaciado',
    limited_by_stock: 'No quedan tantas unidades: pusimos en tu carrito las que hay.',
    repaired: 'No pudimos recuperar todo tu carrito. Revisa si falta algo.',
    failed: 'No pudimos cambiar tu carrito. Revisa tu conexión e inténtalo de nuevo.',
  },
  drawer: {
    close: 'Cerrar el carrito',
    see: 'Ver carrito',
    keep: 'Seguir comprando',
    more: 'y {count:number} {{count:producto|productos}} más',
  },
  closeNotice: 'Cerrar aviso',
  line: {
    list: 'Artículos del carrito',
    quantity: 'Cantidad',
    quantityOf: 'Cantidad de {name:string}',
    less: 'Quitar una unidad de {name:string}',
    more: 'Añadir una unidad de {name:string}',
    update: 'Actualizar',
    limit: 'Puedes llevar hasta {max:number}.',
    remove: 'Eliminar',
    removeOf: 'Eliminar {name:string} del carrito',
    each: 'cada uno',
    waits: 'La ruta que lo lleva está cerrada por ahora.',
    priceUp: 'Subió: antes costaba {price:string}.',
    priceDown: 'Bajó: antes costaba {price:string}.',
  },
  problem: {
    out_of_stock: 'Agotado. Elimínalo para continuar.',
    not_enough_stock:
      '{{count:Solo queda|Solo quedan}} {count:number}. Ajusta la cantidad para continuar.',
    not_sold_here: 'Ya no se vende aquí. Elimínalo para continuar.',
    not_carried: 'No lo llevamos a {place:string}. Elimínalo o cambia el destino.',
  },
  prices: {
    title: 'Algunos precios cambiaron desde que los viste',
    text: 'El total ya usa los precios de hoy.',
    seen: 'Entendido',
  },
  summary: {
    quote: 'Cotizar este carrito con todos los servicios',
    title: 'Resumen',
    subtotal: 'Subtotal',
    items: '{count:number} {{count:artículo|artículos}}',
    total: 'Total puesto en {place:string}',
    totalFrom: 'Puesto en {place:string}, desde',
    estimated:
      'Estimado: algunos productos no indican peso o tamaño y usamos los habituales de su categoría.',
    choose: 'Eliges cómo lo enviamos en el siguiente paso.',
    next: 'Continuar',
    blocked: 'Revisa los productos marcados para continuar.',
    none: 'Ningún servicio lleva todo esto junto a {place:string}. Haz dos pedidos o cambia el destino.',
    rest: 'Si quitas lo que tiene la ruta cerrada, puedes pedir lo demás ahora.',
    noneRest:
      'Ningún servicio lleva todo esto junto a {place:string}. Quita lo que tiene la ruta cerrada y pide lo demás ahora, o cambia el destino.',
    noneWait:
      'Ningún servicio lleva todo esto junto a {place:string}, y sus rutas están cerradas por ahora. Haz dos pedidos cuando abran o cambia el destino.',
  },
  clear: 'Vaciar carrito',
  clearAsk: '¿Quitar todos los artículos?',
  clearYes: 'Sí, vaciar',
  placed: {
    title: 'Tu pedido {number:string} está hecho',
    text: 'Te enviamos un correo con el enlace.',
    see: 'Ver el pedido',
  },
  empty: {
    title: 'Tu carrito está vacío',
    text: 'Busca algo en el catálogo: verás su costo puesto en Venezuela antes de pedirlo.',
    products: 'Ver el catálogo',
  },
} satisfies BaseTranslation

export default es_cart

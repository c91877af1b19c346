// Buying at Amazon from afar.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_amazonPage = {
  title: 'Comprar en Amazon desde Venezuela',
  description:
    'Busca en Amazon, mira productos con su costo puesto en Venezuela y recíbelos por aire o por mar desde nuestro almacén de Miami.',
  short: 'Amazon',
  heading: 'Amazon, con entrega en Venezuela',
  lead: 'Amazon casi nunca envía a Venezuela. Nosotros sí: lo compramos, lo recibimos en Miami y lo llevamos a tu puerta.',
  honest:
    'Participamos en el programa de afiliados de Amazon y ganamos una comisión por las compras que cumplen sus requisitos. {brand:string} no es Amazon.',
  toCatalogue: 'Ver productos de Amazon',
  toCalculator: 'Calcular un envío',
  search: 'Busca en Amazon',
  searchLead:
    'La búsqueda se abre en Amazon. Cuando encuentres algo, mándanos su enlace por el chat y te decimos cuánto cuesta puesto en tu ciudad.',
  products: 'De Amazon, en nuestro catálogo',
  productsLead: 'Precio, flete e impuestos en la misma página.',
  steps: {
    title: 'De Amazon a tu puerta',
    lead: 'Tú eliges; el camino lo ponemos nosotros.',
    one: 'Elige el producto',
    oneText:
      'En nuestro catálogo o directamente en Amazon. Mira el peso y las medidas: de ellos depende el flete.',
    two: 'Lo recibimos en Miami',
    twoText:
      'Lo compramos por ti o lo envías a tu casillero. Al llegar se pesa, se mide y se guarda.',
    three: 'Llega a Venezuela',
    threeText:
      'Aéreo si lo necesitas pronto, marítimo si pesa o es grande. Sigues el viaje hasta la entrega.',
  },
  before: 'Antes de comprar en Amazon',
  tips: {
    size: 'Mira «Dimensiones del paquete» en la ficha, no las del producto: se cobra la caja.',
    sold: 'Prefiere lo vendido o enviado por Amazon: llega antes al almacén y se devuelve mejor.',
    battery: 'Las baterías sueltas de litio no vuelan; dentro de su aparato, casi siempre sí.',
    parcels:
      'Si tu pedido se divide en varios paquetes, espera a que lleguen todos y los unimos en una caja.',
  },
  faq: {
    card: '¿Puedo comprar sin tarjeta internacional?',
    cardText:
      'Sí: lo compramos nosotros y pagas en {brand:string} con Zelle, transferencia, Pago Móvil, Binance Pay o efectivo en Miami.',
    prime: '¿Sirve la entrega gratis de Prime?',
    primeText:
      'Sí, hasta nuestro almacén: para Amazon es una dirección de Miami como cualquier otra.',
    price: '¿Por qué el precio puede cambiar?',
    priceText:
      'Amazon cambia sus precios durante el día. Mostramos el último que nos dio, con su fecha, y lo confirmamos antes de comprar.',
    back: '¿Y si llega dañado o equivocado?',
    backText:
      'Lo vemos al recibirlo en Miami y te avisamos. Mientras esté allí se puede devolver dentro del plazo de Amazon.',
  },
} satisfies BaseTranslation

export default es_amazonPage

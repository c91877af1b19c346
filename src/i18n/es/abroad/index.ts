// The page of the five stores.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_abroad = {
  title: 'Compras internacionales en cinco tiendas de EE. UU.',
  description:
    'Busca en Amazon, eBay, AliExpress, Walmart y Target, recibe en nuestro almacén de Miami y lleva tus compras a Venezuela con el costo a la vista.',
  short: 'Compras internacionales',
  heading: 'Cinco tiendas de Estados Unidos, un solo camino a casa',
  lead: 'Busca en Amazon, eBay, AliExpress, Walmart y Target. Lo que compres llega a Miami y de allí a tu puerta, y antes de pagar ya sabes cuánto son el flete y los impuestos.',
  toCatalogue: 'Ver Catálogo con APIs Automatizadas',
  howLink: 'Cómo funciona el almacén',
  search: {
    title: 'Busca en las tiendas',
    lead: 'Elige la tienda y escribe qué quieres. Los enlaces son de afiliado: la tienda nos paga una comisión y a ti te cuesta lo mismo.',
  },
  grid: {
    title: 'Productos USA',
    lead: 'Una muestra de lo que enviamos, con su costo puesto en Venezuela en cada ficha.',
    more: 'Ver todo el catálogo',
  },
  services: {
    title: 'Servicios de envío',
    lead: 'Del almacén de Miami a tu ciudad, por aire o por mar: compara la tarifa y los días de cada servicio.',
    more: 'Comparar servicios',
  },
  warehouse: {
    title: 'Cómo funciona el almacén',
    lead: 'Tú compras en la tienda que quieras; nosotros recibimos, revisamos y enviamos.',
    one: 'Pide tu dirección en Miami',
    oneText:
      'Te damos una dirección con tu número de casillero. La usas como dirección de envío en cualquier tienda.',
    two: 'Recibimos y medimos',
    twoText:
      'Cada paquete se pesa, se mide y se registra al llegar. Si compraste en varias tiendas, los unimos en una sola caja.',
    three: 'Lo enviamos a tu puerta',
    threeText:
      'Eliges aéreo o marítimo con el precio a la vista, pagas como prefieras y sigues el viaje hasta la entrega.',
    mailbox: 'Casillero virtual',
  },
  soon: {
    badge: 'Próximamente',
    title: 'Promociones de temporada',
    text: 'Aquí aparecerán las ofertas de envío cuando las haya, con su fecha y sus condiciones. Por ahora no hay ninguna.',
  },
  faq: {
    pay: '¿Necesito una tarjeta de Estados Unidos?',
    payText:
      'No. Si lo compramos por ti, pagas en {brand:string} con Zelle, transferencia, Pago Móvil, Binance Pay o efectivo en Miami. Si compras tú en la tienda, vale la tarjeta que ella acepte.',
    stores: '¿Puedo comprar en otra tienda?',
    storesText:
      'Sí. Tu dirección en Miami sirve para cualquier tienda que entregue en Estados Unidos; estas cinco son las que se pueden buscar desde aquí.',
    price: '¿El precio de la tienda es el precio final?',
    priceText:
      'No. A ese precio se suman el flete, los impuestos y el procesamiento. La calculadora y cada ficha de producto los muestran uno por uno antes de pagar.',
    time: '¿Cuánto tarda en llegar?',
    timeText:
      'Depende del servicio y de la ciudad. Por aire, de puerta a puerta, con aduana y reparto, suele tardar de 7 a 15 días. En la página de cada servicio están los días de tránsito por destino, contados desde que el paquete sale de Miami.',
    forbidden: '¿Qué no puede viajar?',
    forbiddenText:
      'Líquidos como los perfumes, aerosoles, baterías de litio sueltas, medicinas y la mercancía que la aduana controla, como las armas; tampoco dinero en efectivo. La batería dentro de su aparato normalmente sí viaja. En el centro de ayuda puedes buscar un artículo.',
    back: '¿Puedo devolver lo que compré?',
    backText:
      'Mientras está en Miami, casi siempre: lo devolvemos a la tienda por la tarifa de devolución del casillero. Cuando ya salió, rige nuestra política de devoluciones.',
  },
  again: 'Busca otra cosa',
} satisfies BaseTranslation

export default es_abroad

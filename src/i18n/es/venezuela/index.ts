// Words of the page about buying in the United States for Venezuela.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_venezuela = {
  title: 'Compras por internet para Venezuela',
  description:
    'Tres maneras de comprar en Estados Unidos y recibir en Venezuela: catálogo con precio puesto, compra por encargo y casillero en Miami.',
  short: 'Compras para Venezuela',
  heading: 'Compra afuera, recibe en Venezuela',
  lead: 'De Maracaibo a Puerto Ordaz: lo que no se consigue o cuesta el doble, comprado en Estados Unidos y entregado en tu ciudad.',
  toCatalogue: 'Ver el catálogo',
  toCalculator: 'Calcular un envío',
  ways: {
    title: 'Tres maneras de comprar',
    lead: 'Elige según lo que ya tienes: el producto, la tienda o la compra hecha.',
    shop: {
      title: 'De nuestro catálogo',
      text: 'Cada ficha muestra producto, flete, impuestos y procesamiento. Pagas y nos ocupamos del resto.',
      link: 'Ver productos',
    },
    store: {
      title: 'De la tienda que quieras',
      text: 'Busca en Amazon, eBay, AliExpress, Walmart o Target y pídenos que lo compremos por ti.',
      link: 'Buscar en las tiendas',
    },
    box: {
      title: 'A tu casillero en Miami',
      text: 'Compras tú con tu tarjeta y usas tu dirección de Miami. Recibimos, unimos y enviamos.',
      link: 'Conocer el casillero',
    },
  },
  lines: {
    title: 'Qué hay en el precio',
    lead: 'Tres partes, y las ves todas antes de pagar.',
    product: 'El producto',
    productText: 'El precio de la tienda en dólares, con su envío hasta Miami.',
    freight: 'El flete',
    freightText: 'Aéreo por libra o marítimo por pie cúbico, según peso y medidas de la caja.',
    customs: 'Impuestos y procesamiento',
    customsText:
      'Lo que puede cobrar la aduana según el valor y el tipo de mercancía, y nuestro procesamiento.',
    quote: 'Pedir una cotización',
    duties: 'Calcular la aduana',
  },
  products: 'Lo que más piden',
  travels: {
    title: 'Qué puede viajar',
    lead: 'Casi todo lo que cabe en una caja.',
    more: 'Buscar un artículo en la ayuda',
    one: 'Ropa, zapatos, juguetes y cosas para la casa viajan sin trámite especial.',
    two: 'Teléfonos, laptops y consolas viajan por aire con la batería dentro del aparato.',
    three: 'Repuestos, herramientas y electrodomésticos grandes suelen convenir por mar.',
    four: 'Los líquidos, como los perfumes, no van por aire. No llevamos aerosoles, baterías de litio sueltas, medicinas ni lo que la aduana controla.',
  },
  pay: {
    title: 'Cómo se paga',
    lead: 'Los precios están en dólares; los bolívares son una referencia del día.',
    text: 'Aceptamos Zelle, transferencia bancaria, Pago Móvil, Binance Pay y efectivo en nuestra oficina de Miami. Si pagas en bolívares, la tasa queda fija en tu pedido cuando lo confirmas.',
    more: 'Ver formas de pago',
  },
  faq: {
    cities: '¿A qué ciudades llegan?',
    citiesText:
      'La lista de destinos, con los días de cada uno, está en la página de cada servicio. Elige tu ciudad en la calculadora y verás cuáles la atienden.',
    papers: '¿Qué documentos necesito?',
    papersText:
      'Tu cédula o RIF y la factura de la compra. Si lo compramos nosotros, la factura la ponemos nosotros.',
    taxes: '¿Siempre se pagan impuestos?',
    taxesText:
      'En nuestro total, sí: siempre incluye impuestos y tasas, según el valor declarado. Lo que pida la aduana depende de la mercancía y del régimen con que entra; la calculadora de aduana te da el rango.',
    damage: '¿Y si se pierde o se daña?',
    damageText:
      'Avísanos al recibirlo. Con seguro se paga hasta el valor declarado; sin él, hasta la parte que la tarifa del servicio cubre sin costo. Lo dicen nuestras condiciones y la página de cada servicio.',
  },
} satisfies BaseTranslation

export default es_venezuela

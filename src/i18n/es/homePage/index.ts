// The words of the home page, section by section.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_homePage = {
  title: 'Compras en EE. UU. con envío a Venezuela',
  description:
    'Compra en Amazon, eBay, AliExpress, Walmart y Target y recibe en Venezuela. Antes de pagar ves el costo en tu puerta: producto, flete e impuestos.',
  hero: {
    title: 'Compra en Estados Unidos, recibe en Venezuela',
    lead: 'El costo en tu puerta antes de pagar: producto, flete, impuestos y procesamiento, cada uno en su renglón.',
    calculator: 'Calcular un envío',
    services: 'Ver los servicios',
    catalogue: 'Ver el catálogo',
    how: 'Cómo funciona',
    noticeTitle: 'Nuevo: compra y reenvío.',
    notice: 'Elige un producto, lo compramos por ti, lo recibimos en Miami y te lo enviamos.',
  },
  promises: {
    title: 'Todo claro antes de comprar',
    compare: {
      title: 'Compara servicios',
      text: 'Aéreo a {air:string} en {airDays:string} días, o marítimo a {sea:string} en {seaDays:string} días.',
      plain:
        'Aéreo si lo necesitas pronto, marítimo si ocupa mucho: compara la tarifa y los días de cada servicio.',
      link: 'Comparar aéreo y marítimo',
    },
    delivery: {
      title: 'Tiempos y costos de entrega',
      text: 'Cada producto muestra su costo puesto en Venezuela, renglón por renglón, sin sorpresas al final.',
      link: 'Ver los pasos',
    },
    inventory: {
      title: 'Inventario',
      text: 'Existencias a la vista en productos de Amazon, eBay, AliExpress, Walmart y Target.',
      link: 'Ver lo disponible',
    },
  },
  steps: {
    title: 'Cómo funciona',
    lead: 'Tres tramos de un mismo puente, un solo precio.',
    store: {
      title: 'La tienda en Estados Unidos',
      text: 'Eliges un producto y nosotros lo compramos en la tienda.',
    },
    miami: {
      title: 'Nuestro almacén en Miami',
      text: 'Lo recibimos, lo pesamos, lo medimos y lo preparamos para el viaje.',
    },
    door: {
      title: 'Tu puerta',
      text: 'Viaja por aire o por mar y lo entregamos en tu dirección en Venezuela.',
    },
  },
  categories: {
    title: 'Explora por categoría',
    count: '{text:string} {{count:producto|productos}}',
  },
  featured: { title: 'Productos destacados', more: 'Ver todo el catálogo' },
  compare: {
    title: 'Aéreo o marítimo: tú eliges',
    lead: 'El mismo paquete por los dos caminos: una caja de {length:number} × {width:number} × {height:number} pulgadas que pesa {pounds:number} libras.',
    days: 'De {min:number} a {max:number} días',
    rate: 'Tarifa',
    billed: 'Se factura',
    air: {
      name: 'Aéreo',
      text: 'Cuenta el peso real o el volumétrico, el mayor de los dos. Ideal si lo necesitas pronto.',
    },
    sea: {
      name: 'Marítimo',
      text: 'Cuenta solo el espacio que ocupa. Ideal para cajas grandes y sin prisa.',
    },
    note: 'Solo el flete de Miami a Venezuela. Antes de pagar verás también impuestos y procesamiento, cada uno en su renglón.',
  },
} satisfies BaseTranslation

export default es_homePage

// The words of the home page, section by section.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_homePage = {
  title: 'Compras en EE. UU. con envío a Venezuela',
  description:
    'Compra en Amazon, eBay, AliExpress, Walmart y Target y recibe en Venezuela. Antes de pagar ya sabes cuánto te cuesta puesto en tu ciudad.',
  hero: {
    title: 'Compra en Estados Unidos, recibe en Venezuela',
    lead: 'Antes de pagar ya sabes cuánto te cuesta puesto en tu ciudad.',
    calculator: 'Calcular un envío',
    services: 'Servicios de envío',
    catalogue: 'Ver productos',
    noticeTitle: 'Nuevo: compra y reenvío.',
    notice: 'Lo compramos por ti, lo recibimos en Miami y te lo enviamos.',
  },
  promises: {
    title: 'Por qué comprar aquí',
    compare: {
      title: 'Compara servicios',
      text: 'A {place:string}: por avión, {air:string} en {airDays:string} días; por barco, {sea:string} en {seaDays:string} días.',
      plain: 'Por avión si lo necesitas pronto, por barco si ocupa mucho: compara precios y días.',
    },
    delivery: {
      title: 'Tiempos y costos de entrega',
      text: 'Cada producto dice cuánto cuesta puesto en tu ciudad y cuántos días tarda.',
    },
    inventory: {
      title: 'Inventario',
      text: 'Mira qué hay disponible hoy en Amazon, eBay, AliExpress, Walmart y Target.',
    },
  },
  steps: {
    title: 'Cómo funciona',
    lead: 'De la tienda a tu ciudad, por un solo precio.',
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
    title: 'Compra por categoría',
    all: 'Ver todo',
    count: '{text:string} {{count:producto|productos}}',
  },
  featured: { title: 'Destacados', more: 'Ver todo' },
} satisfies BaseTranslation

export default es_homePage

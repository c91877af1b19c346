// Spanish, the base language: what every page needs (shell and shared words).
import type { BaseTranslation } from '../i18n-types.ts'

const es = {
  site: {
    description: 'Compras internacionales desde EE. UU. con envíos a Venezuela',
  },
  shell: {
    skip: 'Saltar al contenido',
    home: '{brand:string}, inicio',
    menu: 'Menú',
    sections: 'Secciones',
    products: 'Catálogo',
    how: 'Cómo funciona',
    calculator: 'Calculadora',
    quote: 'Cotizar',
    services: 'Servicios',
    compare: 'Aéreo o marítimo',
    cart: 'Carrito',
    cartCount: 'Artículos en el carrito:',
    language: 'Idioma',
    dark: 'Usar colores oscuros',
    light: 'Usar colores claros',
    admin: 'Panel Admin',
  },
  money: {
    choose: 'Moneda de referencia',
    about: 'aproximadamente',
    note: 'Montos en {currency:string} solo indicativos; se cobra en dólares. {unit:string}: {source:string}, {date:string}.',
    stale: 'Tiene más de un día.',
    rates: 'Ver tasas',
    page: 'Tasas de cambio',
    kind: {
      parallel: 'tasa paralela',
      official: 'tasa oficial',
      reference: 'tasa de referencia',
      override: 'tasa de la tienda',
    },
    name: {
      VES: 'Bolívares',
      USD: 'Dólares',
      EUR: 'Euros',
      COP: 'Pesos colombianos',
      PEN: 'Soles',
      BRL: 'Reales',
    },
    amounts: {
      VES: 'bolívares',
      USD: 'dólares',
      EUR: 'euros',
      COP: 'pesos colombianos',
      PEN: 'soles',
      BRL: 'reales',
    },
  },
  search: {
    label: 'Buscar productos',
    placeholder: 'Busca un producto, una marca…',
    submit: 'Buscar',
  },
  person: {
    menu: 'Mi cuenta',
    signIn: 'Iniciar sesión',
    signOut: 'Cerrar sesión',
  },
  reading: {
    heading: 'Leer y consultar',
    blog: 'Blog',
  },
  footer: {
    quick: 'Enlaces rápidos',
    languages: 'Idiomas',
    contact: 'Contacto',
    news: 'Boletín',
    newsEmail: 'Tu correo',
    newsSubmit: 'Suscribirme',
    newsText: 'Ofertas y novedades de compras en EE. UU., sin ruido. Te das de baja con un clic.',
    chat: 'Chatea con nosotros',
    planTool: 'Planificador de consolidación',
    customsTool: 'Calculadora de aduana',
    api: 'API para desarrolladores',
    promise: 'El puente entre la tienda y tu puerta',
    service:
      'Compramos en Estados Unidos, recibimos en Miami y enviamos a Venezuela. Ves cada renglón del precio antes de pagar.',
    dollars: 'Los pagos se procesan en dólares; los precios en bolívares son solo de referencia.',
    rights: 'Todos los derechos reservados.',
  },
  fault: {
    missing: 'Página no encontrada',
    missingHelp:
      'La dirección cambió o nunca existió. Busca lo que necesitas o vuelve a un lugar conocido.',
    home: 'Ir al inicio',
    products: 'Ver el catálogo',
    broken: 'Algo salió mal',
    brokenHelp:
      'No pudimos mostrar esta página. El problema es nuestro y quedó registrado; inténtalo otra vez en un momento.',
    noAnswer: 'No hubo respuesta. Revisa tu conexión e inténtalo otra vez.',
    retry: 'Intentar de nuevo',
    code: 'Código para soporte:',
  },
  categories: 'Categorías',
  category: {
    Electronics: 'Electrónica',
    'Clothing & Accessories': 'Ropa y accesorios',
    'Home & Garden': 'Hogar y jardín',
    Toys: 'Juguetes',
    'Health & Beauty': 'Salud y belleza',
  },
  language: { es: 'Español', en: 'English', it: 'Italiano', pt: 'Português' },
} satisfies BaseTranslation

export default es

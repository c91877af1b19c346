// The words of the shop's text pages: help, rules, payments, pictures.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_contentPages = {
  home: 'Inicio',
  crumbs: 'Dónde estás',
  help: {
    short: 'Ayuda',
    title: 'Centro de ayuda',
    lead: 'Respuestas cortas sobre precios, tiempos, pagos, devoluciones y lo que puede viajar de EE. UU. a Venezuela.',
    search: '¿Qué necesitas saber?',
    searchHint: 'Una pregunta o un producto: «plazo», «perfume», «contraseña».',
    submit: 'Buscar',
    restricted: 'Artículo restringido: {kind:string}',
    restrictedText:
      'Algunos servicios, o todos, no lo llevan. Antes de comprar, mira qué lo puede sustituir o pregúntanos.',
    restrictedRead: 'Ver qué lo puede sustituir',
    restrictedAsk: 'Preguntar',
    found: '{count:number} {{count:respuesta|respuestas}} para «{search:string}»',
    none: 'No encontramos esa respuesta',
    noneText: 'Prueba con otra palabra o mira todas las preguntas.',
    all: 'Ver todas las preguntas',
    list: {
      title: 'Artículos restringidos',
      lead: 'Ejemplos de lo que algunos servicios, o todos, no llevan. Si el tuyo no aparece, búscalo arriba o pregúntanos.',
      liquids: 'perfume, champú, acondicionador, aceite, vino, cerveza, pintura, quitaesmalte',
      aerosols:
        'desodorante en aerosol, laca para el cabello, espuma de afeitar, gas pimienta, extintor',
      loose_batteries: 'power bank, cargador portátil, batería de repuesto, pila de litio',
      medicines: 'antibióticos, insulina, vacunas, ibuprofeno, melatonina',
      customs_restricted:
        'armas, municiones, fuegos artificiales, drones, vapeadores, cigarrillos, semillas, carne, dinero en efectivo',
    },
  },
  legal: {
    title: 'Aviso legal y privacidad',
    lead: 'Condiciones de compra y envío, qué datos guardamos y de qué respondemos, en lenguaje claro.',
  },
  returns: {
    title: 'Política de devoluciones',
    lead: 'Qué se puede cancelar o devolver en cada etapa del pedido, en qué plazo y cómo vuelve el dinero.',
  },
  payments: {
    title: 'Métodos de pago',
    lead: 'Cómo puedes pagar tus compras y envíos, paso a paso, y cuánto es hoy en bolívares cualquier monto en dólares.',
    methods: 'Elige cómo pagar',
    today: 'El dólar hoy, en bolívares',
    amount: 'Monto en dólares',
    calculate: 'Calcular',
    result: '{dollars:string} son {bolivars:string}',
    badAmount: 'Escribe un monto en dólares, como 25,50.',
    takenAt: 'Consultada el {at:string} (hora de Caracas).',
    noRate: 'Ahora mismo no hay una tasa vigente: los demás métodos siguen disponibles.',
    frozen: 'Al confirmar un pedido, su monto en bolívares queda fijo a la tasa de ese momento.',
    report: 'Reporta tu pago',
    reportText:
      'Abre tu pedido y escribe la referencia. Si compraste sin cuenta, usa el enlace del correo de confirmación.',
    toOrders: 'Ir a mis pedidos',
  },
  gallery: {
    title: 'Envíos entregados',
    lead: 'Fotos de paquetes que llegaron a su puerta, publicadas con permiso de quien los recibió.',
    none: 'Todavía no hay fotos',
    noneText: 'Aquí solo mostramos entregas reales, y con permiso. La primera podría ser la tuya.',
    shop: 'Ver el catálogo',
    quote: 'Cotizar un envío',
    pageTitle: 'Envíos entregados, página {page:number}',
    pageLead: 'Página {page:number} de las fotos de paquetes que llegaron a su puerta.',
    samples:
      'Tienda de demostración: las imágenes marcadas «Ejemplo» son dibujos, no entregas reales.',
    sample: 'Ejemplo',
    enlarge: 'Abrir la foto completa (se abre en otra pestaña)',
    yours: '¿Te llegó tu envío?',
    yoursText: 'Si quieres que tu foto esté aquí, escríbenos. Sin tu permiso no publicamos nada.',
    write: 'Escribirnos',
    pages: 'Páginas',
    newer: 'Más recientes',
    older: 'Más antiguas',
    pageNumber: 'Página {page:number}',
  },
} satisfies BaseTranslation

export default es_contentPages

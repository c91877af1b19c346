// What the landing pages share: searching a store, the grid that turns, samples, questions.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_landing = {
  start: 'Inicio',
  crumbs: 'Dónde estás',
  questions: 'Preguntas frecuentes',
  fromPrice: 'Desde {price:string}',
  finder: {
    term: '¿Qué buscas?',
    termHint: 'Por ejemplo, «zapatos de correr» o el modelo exacto. En inglés hay más resultados.',
    store: 'Tienda',
    submit: 'Buscar en la tienda',
    submitAt: 'Buscar en {store:string}',
    missing: 'Escribe qué buscas y te llevamos a la tienda.',
    opened: 'Tu búsqueda en {store:string}: {term:string}',
    openedText:
      'Cuando encuentres el producto, mándanos su enlace y te decimos cuánto cuesta puesto en tu puerta. O búscalo en nuestro catálogo, donde ya ves el total.',
    ask: 'Preguntar cuánto cuesta',
    question: 'Hola, ¿cuánto cuesta puesto en mi puerta este producto de {store:string}? Enlace: ',
    open: 'Abrir {store:string}',
    ours: 'Buscar en nuestro catálogo',
    newTab: 'se abre en otra pestaña',
  },
  rotation: {
    previous: 'Anteriores',
    next: 'Siguientes',
    shown: '{range:string} de {count:number}',
    pause: 'Pausar el cambio automático',
    resume: 'Reanudar el cambio automático',
  },
  warehouse: {
    ask: 'Pedir mi dirección en Miami',
    message: 'Hola, quiero la dirección del almacén en Miami para enviar mis compras.',
  },
  samplesNote:
    'Ejemplos con precios de referencia: el precio final y lo que queda los dice la tienda cuando compras.',
  goods: {
    headphones: 'Audífonos con cancelación de ruido',
    earbuds: 'Audífonos inalámbricos de botón',
    smartwatch: 'Reloj inteligente deportivo',
    tablet: 'Tableta Android de 11 pulgadas',
    speaker: 'Corneta Bluetooth portátil',
    monitor: 'Monitor de 24 pulgadas',
    keyboard: 'Teclado mecánico',
    mouse: 'Mouse inalámbrico',
    airfryer: 'Freidora de aire con ventana',
    coffeemaker: 'Cafetera de goteo',
    drill: 'Taladro inalámbrico con maletín',
    vacuum: 'Aspiradora sin cable',
    camera: 'Cámara sin espejo',
    wristwatch: 'Reloj de campo',
    sunglasses: 'Lentes de sol polarizados',
    lamp: 'Lámpara de mesa nórdica',
    blocks: 'Bloques de construcción, 500 piezas',
    racecar: 'Carro de carreras a control remoto',
    blender: 'Licuadora de mesa',
    boardgame: 'Juego de mesa familiar',
    cushion: 'Cojín de lino',
    dress: 'Vestido de verano',
    backpack: 'Morral escolar',
    toothbrush: 'Cepillo de dientes sónico',
  },
} satisfies BaseTranslation

export default es_landing

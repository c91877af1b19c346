// How the catalogue sync stands, for everybody who looks at the products.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_syncStatus = {
  title: 'Actualización del catálogo',
  details: 'Ver los detalles',
  provider: { amazon: 'Amazon', ebay: 'eBay', walmart: 'Walmart' },
  status: {
    pending: 'Pendiente',
    active: 'Sincronizando',
    completed: 'Completada',
    failed: 'Fallida',
  },
  sandbox: 'de prueba',
  sandboxHelp: 'Datos de prueba: esta tienda se simula sin credenciales.',
  paused: 'En pausa',
  hold: {
    paused: 'La sincronización quedó a medias y sigue cuando se reanude la tienda.',
    quota: 'Se agotó el cupo de llamadas del día; sigue cuando se renueve.',
    refused: 'La tienda no respondió bien; se intenta otra vez más tarde.',
  },
  unconfigured: 'Sin configurar',
  never: 'Nunca sincronizado',
  now: 'Hace menos de 1 minuto',
  minutes: 'Hace {count:number} {{count:minuto|minutos}}',
  hours: 'Hace {count:number} {{count:hora|horas}}',
  days: 'Hace {count:number} {{count:día|días}}',
  products: '{shown:string} {{count:producto|productos}}',
  success: '{percent:number} % con éxito',
  progress: 'Progreso de {provider:string}',
  configuration:
    'Configuración requerida: define en las variables de entorno las credenciales de API de los proveedores (Amazon, eBay y/o Walmart).',
  trigger: 'Sincronizar ahora',
  course: {
    started: 'La sincronización empezó.',
    running: 'Hay una sincronización en curso.',
    finished: 'La sincronización terminó.',
    failed: 'La sincronización falló. El panel dice por qué.',
  },
  secondFactor: 'Activarla',
  otherAccount: 'Entrar con otra cuenta',
  missing: 'No pudimos leer el estado de la sincronización.',
  toPanel: 'Ir al panel',
  refused: {
    confirm_identity:
      'Pasó más de media hora desde que confirmaste que eres tú. Inicia la sincronización desde el panel.',
    forbidden: 'Solo un administrador puede iniciar la sincronización.',
    second_factor_missing:
      'Como administrador necesitas la verificación en dos pasos antes de iniciar la sincronización.',
    sync_active: 'Ya hay una sincronización en curso. Espera a que termine.',
    calls_spent:
      'Se agotó el cupo de llamadas del día. La sincronización sigue sola cuando se renueve.',
    provider_not_configured: 'Ninguna tienda está configurada: faltan sus credenciales.',
    provider_paused: 'Las tiendas están en pausa. Un administrador puede reanudarlas.',
    unavailable: 'No se pudo iniciar la sincronización. Inténtalo otra vez en un momento.',
  },
} satisfies BaseTranslation

export default es_syncStatus

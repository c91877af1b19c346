// The desk of messages and of the newsletter.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_inbox = {
  lead: 'Lo que escriben los visitantes. La respuesta sale por correo y queda aquí.',
  waiting: '{count:number} {{count:mensaje sin responder|mensajes sin responder}}',
  states: {
    open: 'Sin responder',
    answered: 'Respondidos',
    closed: 'Cerrados',
    spam: 'Sospechosos',
    all: 'Todos',
  },
  badge: {
    open: 'Sin responder',
    answered: 'Respondido',
    closed: 'Cerrado',
    spam: 'Sospechoso',
  },
  subjects: {
    general: 'Consulta general',
    tracking: 'Seguimiento de un envío',
    export: 'Exportación y envíos',
    claim: 'Reclamo',
  },
  show: 'Mostrar',
  who: 'Nombre, correo o texto',
  sender: 'De',
  about: 'Asunto',
  text: 'Mensaje',
  when: 'Fecha',
  state: 'Estado',
  empty: 'No hay mensajes aquí',
  emptyText:
    'Cuando alguien escriba desde la página de contacto, su mensaje aparece en esta lista.',
  back: 'Todos los mensajes',
  answers: 'Respuestas',
  none: 'Todavía nadie respondió.',
  reply: 'Responder por correo',
  replyHint:
    'Sale en un correo a {email:string}, junto con el mensaje original. Escribe en el idioma de la persona ({language:string}). El saludo y la despedida van incluidos: escribe solo la respuesta.',
  send: 'Enviar respuesta',
  sent: 'La respuesta está en camino.',
  close: 'Cerrar',
  reopen: 'Volver a abrir',
  markSpam: 'Es sospechoso',
  notSpam: 'No es sospechoso',
  moved: 'El mensaje cambió de lugar.',
  spamNote: 'Parece escrito por un programa: no se envió ningún correo.',
  markedNote: '{name:string} lo marcó como sospechoso.',
  subscribersLead: 'Quién recibe el boletín. Solo cuenta quien confirmó su correo.',
  confirmedCount: '{count:number} {{count:suscripción confirmada|suscripciones confirmadas}}',
  subscriberStates: {
    confirmed: 'Confirmados',
    pending: 'Sin confirmar',
    left: 'Dados de baja',
    all: 'Todos',
  },
  subscriberBadge: {
    confirmed: 'Confirmado',
    pending: 'Sin confirmar',
    left: 'De baja',
  },
  address: 'Correo',
  language: 'Idioma',
  since: 'Desde',
  confirmedAt: 'Confirmado',
  csvHint:
    'Se envía con tu programa de correo: el CSV lleva los confirmados y, en «unsubscribe», el enlace de baja de cada uno.',
  noSubscribers: 'Nadie con estos filtros',
  noSubscribersText: 'Las suscripciones llegan desde el pie de cada página.',
  search: 'Correo',
} satisfies BaseTranslation

export default es_inbox

// The words of mails around messages to the shop and of the newsletter.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_contactMail = {
  subjects: {
    general: 'Consulta general',
    tracking: 'Seguimiento de un envío',
    export: 'Exportación y envíos',
    claim: 'Reclamo',
  },
  footer: 'Recibes este correo porque escribiste a {brand:string}.',
  notice: {
    subject: '{subject:string}: mensaje de «{sender:string}»',
    title: 'Nuevo mensaje: {subject:string}',
    from: 'De',
    email: 'Correo',
    language: 'Idioma',
    button: 'Abrir en el panel',
    footer:
      'Llegó por el formulario de contacto. Si respondes a este correo, la respuesta va a quien escribió.',
  },
  receipt: {
    subject: 'Recibimos tu mensaje | {brand:string}',
    title: 'Recibimos tu mensaje',
    text: 'Asunto: {subject:string}. Lo lee una persona y te responde a este correo, normalmente en un día hábil.',
    hours:
      'Atendemos de lunes a viernes de 9:00 AM a 6:00 PM y los sábados de 10:00 AM a 2:00 PM, hora de Miami. Si no nos escribiste, puedes ignorar este correo.',
  },
  reply: {
    subject: 'Respuesta a tu mensaje: {subject:string} | {brand:string}',
    title: 'Respondemos a tu mensaje',
    asked: 'Lo que nos escribiste',
  },
  newsletter: {
    footer:
      'Recibes este correo porque alguien suscribió esta dirección al boletín de {brand:string}.',
    ownFooter:
      'Recibes este correo porque confirmaste tu suscripción al boletín de {brand:string}.',
    confirm: {
      subject: 'Confirma tu suscripción a {brand:string}',
      title: '¿Confirmas tu suscripción?',
      text: 'Pulsa el botón y te enviaremos las ofertas y novedades de {brand:string}.',
      button: 'Confirmar suscripción',
      ignore: 'Si no lo pediste, ignora este correo: no te escribiremos más.',
    },
    welcome: {
      subject: 'Bienvenido al boletín de {brand:string}',
      title: 'Ya eres parte de la lista',
      text: 'Te escribiremos cuando haya algo que valga la pena: ofertas, cambios de tarifas y consejos para comprar en Estados Unidos.',
      button: 'Ver la tienda',
      leave: 'Darte de baja del boletín',
    },
  },
  back: {
    subject: 'Ya volvió: {name:string}',
    title: 'Ya volvió lo que esperabas',
    text: 'Nos pediste que te avisáramos. Les escribimos a todos los que lo esperaban y puede que haya pocas unidades.',
    item: 'Precio del producto',
    landed: 'Puesto en {place:string}, desde',
    button: 'Ver el producto',
    once: 'Este aviso se manda una sola vez.',
    leave: 'No quiero más avisos como este',
    footer:
      'Recibes este correo porque alguien pidió, con esta dirección, un aviso de {brand:string} para cuando volviera este producto.',
  },
} satisfies BaseTranslation

export default es_contactMail

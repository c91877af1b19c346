// Writing to the shop: the form, the office and the box for tracking numbers.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_contactPage = {
  title: 'Contacto',
  description:
    'Escríbenos, llámanos o visítanos en Miami: correo, teléfonos, horario y un formulario que lee una persona. Consulta también tu número de seguimiento.',
  heading: '¿Hablamos?',
  lead: 'Pregunta lo que necesites antes o después de comprar. Te responde una persona, normalmente en un día hábil.',
  crumbs: 'Estás aquí',
  home: 'Inicio',
  more: 'Ir a la página de contacto',
  formTitle: 'Envíanos un mensaje',
  fullName: 'Nombre completo',
  email: 'Correo electrónico',
  subject: 'Asunto',
  message: 'Mensaje',
  messageHint: 'Si preguntas por un pedido o un paquete, escribe su número.',
  subjects: {
    general: 'Consulta general',
    tracking: 'Seguimiento de un envío',
    export: 'Exportación y envíos',
    claim: 'Reclamo',
  },
  trap: 'No llenes este campo',
  submit: 'Enviar mensaje',
  wrong: {
    fullName: 'El nombre es requerido',
    email: 'Email inválido',
    subject: 'Asunto es requerido',
    message: 'El mensaje debe tener al menos 10 caracteres',
    long: 'El texto es demasiado largo.',
  },
  check: 'Revisa estos campos:',
  sent: 'Mensaje enviado',
  sentText: 'Gracias por escribirnos. Te responderemos pronto por correo.',
  failed: 'Error',
  failedText: 'No pudimos enviar tu mensaje. Inténtalo otra vez en un momento.',
  limited: 'Enviaste varios mensajes en poco tiempo. Podrás escribir otra vez {wait:string}.',
  close: 'Cerrar',
  office: 'Nuestra oficina',
  address: 'Dirección',
  mailLine: 'Correo',
  phones: 'Teléfonos',
  hours: 'Horario',
  weekdays: 'Lunes a viernes: 9:00 AM - 6:00 PM',
  saturday: 'Sábado: 10:00 AM - 2:00 PM',
  zone: 'Hora de Miami. Domingos cerrado.',
  map: 'Ver en el mapa',
  tracking: 'Consulta tu envío',
  trackingText:
    'Escribe el número de seguimiento de la tienda: reconocemos la empresa y te llevamos a su página.',
  number: 'Número de seguimiento',
  look: 'Consultar',
  follow: 'Seguir en {carrier:string}',
  likely: 'Parece un número de {carrier:string}.',
  several: 'Puede ser de varias empresas. Elige la tuya:',
  nobody:
    'No reconocemos ese número. Revisa que esté completo, sin la dirección ni el nombre; si es correcto, escríbenos.',
  newTab: 'se abre en otra pestaña',
} satisfies BaseTranslation

export default es_contactPage

// The words of the questions who sits there, and of a session that has ended.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_identity = {
  title: 'Confirma que eres tú',
  lead: 'Hace más de media hora que diste tu contraseña, un código o tu llave de acceso. Escribe tu contraseña para seguir: lo que hiciste no se pierde.',
  otp: 'O un código de verificación',
  cancel: 'Cancelar',
  submit: 'Confirmar y seguir',
  ended: 'Tu sesión terminó',
  endedText: 'Entra de nuevo como {name:string} para seguir; lo que escribiste sigue aquí.',
  otherAccount: 'Entrar con otra cuenta',
  signIn: 'Entrar y seguir',
  shown: 'Listo: ya puedes descargar el archivo.',
  file: 'Descargar',
} satisfies BaseTranslation

export default es_identity

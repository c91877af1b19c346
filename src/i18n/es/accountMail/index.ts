// The words of mails about accounts.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_accountMail = {
  footer: 'Recibes este correo porque esta dirección está en una cuenta de {brand:string}.',
  notYou: 'Si no fuiste tú, puedes ignorar este correo: nada cambia.',
  linkLife: 'El enlace sirve una sola vez y vence en {minutes:number} {{minutes:minuto|minutos}}.',
  linkDay: 'El enlace sirve una sola vez y vence en 24 horas.',
  welcome: {
    subject: 'Te damos la bienvenida a {brand:string}: confirma tu correo',
    title: '¡Te damos la bienvenida!',
    text: 'Tu cuenta está lista. Confirma tu correo para ver en ella también los pedidos que hiciste con esta dirección.',
    button: 'Confirmar mi correo',
  },
  resetLink: {
    subject: 'Restablece tu contraseña',
    title: 'Restablece tu contraseña',
    text: 'Alguien pidió una contraseña nueva para la cuenta «{username:string}».',
    button: 'Elegir una contraseña nueva',
  },
  resetCode: {
    subject: '{code:string} es tu código para restablecer la contraseña',
    title: 'Tu código',
    text: 'Escribe este código en la página donde lo pediste. Vence en {minutes:number} {{minutes:minuto|minutos}}.',
    button: 'Abrir la página del código',
  },
  signInLink: {
    subject: 'Entra a tu cuenta desde un navegador nuevo',
    title: 'Tu enlace para entrar',
    text: 'Alguien ha probado muchas contraseñas en la cuenta «{username:string}». Si quieres entrar desde un navegador nuevo, abre este enlace en ese navegador y escribe tu contraseña.',
    button: 'Entrar a mi cuenta',
    notYou: 'Si no fuiste tú, no abras el enlace: sin él y sin tu contraseña nadie entra.',
  },
  passwordChanged: {
    subject: 'Tu contraseña fue cambiada',
    title: 'Tu contraseña cambió',
    text: 'La contraseña de la cuenta «{username:string}» se cambió el {date:string} (hora de Caracas). Las demás sesiones se cerraron.',
    warning: 'Si no fuiste tú, recupera tu cuenta ahora mismo.',
    button: 'Recuperar mi cuenta',
  },
  changeEmail: {
    subject: 'Confirma tu nueva dirección de correo',
    title: 'Confirma tu nuevo correo',
    text: 'Pediste usar esta dirección en la cuenta «{username:string}». Cambia cuando abras el enlace.',
    button: 'Confirmar esta dirección',
  },
  emailChanged: {
    subject: 'El correo de tu cuenta cambió',
    title: 'El correo de tu cuenta cambió',
    text: 'Desde el {date:string} (hora de Caracas) la cuenta «{username:string}» usa otra dirección de correo. A esta ya no llegarán avisos.',
    warning: 'Si no fuiste tú, responde a este correo: te ayudamos a recuperar la cuenta.',
  },
  factorChanged: {
    totp_on: {
      title: 'Activaste la verificación en dos pasos',
      text: 'Desde el {date:string} (hora de Caracas) la cuenta «{username:string}» pide también un código de la aplicación de verificación.',
    },
    totp_off: {
      title: 'La aplicación de verificación se desactivó',
      text: 'El {date:string} (hora de Caracas) la cuenta «{username:string}» dejó de usar la aplicación de verificación.',
    },
    passkey_added: {
      title: 'Hay una llave de acceso nueva en tu cuenta',
      text: 'El {date:string} (hora de Caracas) se añadió una llave de acceso a la cuenta «{username:string}». Con ella se puede iniciar sesión.',
    },
    passkey_removed: {
      title: 'Se quitó una llave de acceso de tu cuenta',
      text: 'El {date:string} (hora de Caracas) se quitó una llave de acceso de la cuenta «{username:string}». Ya no sirve para iniciar sesión.',
    },
    factors_reset: {
      title: 'Restablecimos tu verificación en dos pasos',
      text: 'El {date:string} (hora de Caracas) nuestro equipo quitó la aplicación de verificación, las llaves de acceso y los códigos de recuperación de la cuenta «{username:string}», y cerró sus sesiones. Entra con tu contraseña y actívalos otra vez.',
    },
    factors_unproven: {
      title: 'Quitamos la verificación en dos pasos de tu cuenta',
      text: 'El {date:string} (hora de Caracas) se cambió la contraseña de la cuenta «{username:string}» con un correo enviado a esta dirección, que así quedó confirmada. Como no sabemos quién los añadió antes de eso, quitamos la aplicación de verificación, las llaves de acceso y los códigos de recuperación. Entra con tu contraseña nueva y, si quieres, actívalos otra vez.',
    },
    warning:
      'Si no fuiste tú, cambia tu contraseña, revisa tus llaves y cierra las sesiones que no conozcas.',
    button: 'Revisar la seguridad de mi cuenta',
  },
} satisfies BaseTranslation

export default es_accountMail

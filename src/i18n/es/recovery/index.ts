// The words of every way back into an account, and of confirming an address of mail.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_recovery = {
  title: 'Restablecer contraseña',
  lead: 'Elige una contraseña nueva para tu cuenta.',
  password: 'Nueva contraseña',
  confirm: 'Confirmar contraseña',
  mismatch: 'Las contraseñas no coinciden',
  submit: 'Restablecer contraseña',
  failed: 'Error al restablecer la contraseña',
  retry: 'Si el enlace o el código ya no sirve, pide uno nuevo.',
  noToken: 'Token de restablecimiento no válido o expirado',
  invalid: {
    simple: 'Enlace Inválido',
    variant: 'Enlace No Válido',
    text: 'El enlace está incompleto. Ábrelo otra vez desde el correo o pide uno nuevo.',
  },
  again: 'Pedir un enlace nuevo',
  signIn: 'Ir a iniciar sesión',
  doneTitle: 'Contraseña actualizada',
  doneText: 'Tu contraseña ha sido restablecida exitosamente',
  doneNext: 'En 3 segundos te llevamos a iniciar sesión.',
  verify: {
    title: 'Verificar token',
    lead: 'Pega el token que te enviamos por correo.',
    token: 'Token de recuperación',
    paste: 'Pegar',
    pasteFailed: 'El navegador no deja leer el portapapeles. Pega el token con el teclado.',
    submit: 'Verificar token',
    empty: 'Por favor ingresa un token válido',
    failed: 'Token inválido o expirado',
    valid: 'Token válido para {username:string}',
    back: 'Volver',
  },
  code: {
    title: 'Recuperar con un código',
    emailLead: 'Te enviaremos un código de 6 dígitos a tu correo.',
    email: 'Correo electrónico',
    emailEmpty: 'Por favor ingresa tu email',
    send: 'Enviar código',
    sendFailed: 'Error al enviar el código',
    codeLead:
      'Si hay una cuenta con {email:string}, el código llegará en unos minutos. Vale 10 minutos.',
    code: 'Código de 6 dígitos',
    codeShort: 'Por favor ingresa un código de 6 dígitos válido',
    verify: 'Verificar código',
    verifyFailed: 'Código inválido o expirado',
    resend: 'Reenviar código',
    resent: 'Nuevo código enviado exitosamente',
    resendFailed: 'Error al reenviar el código',
    changeEmail: 'Cambiar correo',
  },
  confirmEmail: {
    title: 'Confirmar correo',
    lead: 'Confirma que este correo es tuyo.',
    submit: 'Confirmar mi correo',
    done: 'Tu correo {email:string} quedó confirmado.',
    doneHere: 'Tu correo quedó confirmado.',
    incomplete:
      'Al enlace le falta una parte. Ábrelo otra vez desde el correo o pide uno nuevo en tu cuenta.',
    failed: 'No pudimos confirmar el correo',
    account: 'Ir a mi cuenta',
  },
  error: 'Error',
  offline: 'Error de conexión. Intenta nuevamente.',
} satisfies BaseTranslation

export default es_recovery

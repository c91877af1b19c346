// The words of passkeys, recovery codes and the picture for an authenticator app.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_passkeys = {
  title: 'Llaves de acceso',
  lead: 'Entra con tu huella, tu rostro o el PIN de tu dispositivo, sin escribir la contraseña. Con una llave, tu contraseña sola ya no basta para entrar.',
  count: '{count:number} {{count:llave|llaves}}',
  created: 'Creada:',
  used: 'Último uso:',
  unused: 'Sin usar todavía',
  change: 'Cambiar',
  changeOf: 'Cambiar la llave «{name:string}»',
  name: 'Nombre de la llave',
  nameHint: 'Por ejemplo: Teléfono, Laptop, Llavero.',
  rename: 'Guardar nombre',
  remove: 'Quitar llave',
  removeOf: 'Quitar la llave «{name:string}»',
  removeHint: 'La llave dejará de abrir tu cuenta.',
  add: 'Añadir llave de acceso',
  codesTitle: 'Códigos de recuperación',
  codesLead: 'Para entrar si pierdes el teléfono o tu llave. Cada uno sirve una vez.',
  codesFresh: 'Guarda tus códigos de recuperación',
  codesText:
    'Escríbelos en papel o guárdalos en tu gestor de contraseñas. No se volverán a mostrar.',
  codesRenew: 'Crear códigos nuevos',
  codesMake: 'Crear códigos',
  codesHint: 'Los códigos anteriores dejarán de servir.',
  toPanel: 'Ir al panel',
  qr: 'Código QR con la clave para tu aplicación de verificación',
  qrText:
    'Escanea el código con tu aplicación de verificación. Si la tienes en este mismo teléfono, abre el enlace.',
  qrSecret: 'O escribe esta clave en la aplicación:',
  needed: 'Tu cuenta de administración necesita un segundo paso',
  neededText:
    'Para entrar al panel, añade una llave de acceso o activa la aplicación de verificación. Con una de las dos basta.',
} satisfies BaseTranslation

export default es_passkeys

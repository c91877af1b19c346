// The words of signing in and out, and their errors.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_auth = {
  title: 'Iniciar sesión',
  welcome: 'Entra con tu usuario o tu correo.',
  username: 'Usuario o correo',
  password: 'Contraseña',
  show: 'Mostrar la contraseña',
  hide: 'Ocultar la contraseña',
  submit: 'Iniciar sesión',
  failed: 'Error de inicio de sesión',
  fallback: 'No se pudo iniciar sesión.',
  retry: 'Inténtalo de nuevo en {minutes:number} {{minutes:minuto|minutos}}.',
  welcomeTitle: '¡Bienvenido!',
  welcomeText: 'Has iniciado sesión exitosamente',
  byeTitle: 'Sesión cerrada',
  byeText: 'Has cerrado sesión exitosamente',
  outFailed: 'Error al cerrar sesión',
  close: 'Cerrar aviso',
  already: 'Ya iniciaste sesión como {name:string}.',
  signOut: 'Cerrar sesión',
  next: 'Continuar',
} satisfies BaseTranslation

export default es_auth

// The words of the people's desk.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_userDesk = {
  onlyAdmins: 'Solo administradores',
  noPeople: 'Nadie con estos filtros',
  isAdmin: 'Administración',
  twoSteps: 'Dos pasos',
  unverified: 'Correo sin confirmar',
  since: 'Cuenta desde',
  orderCount: '{count:number} {{count:pedido|pedidos}}',
  sessionCount: '{count:number} {{count:sesión abierta|sesiones abiertas}}',
  makeAdmin: 'Hacer administrador',
  unmakeAdmin: 'Quitar administración',
  endSessions: 'Cerrar sus sesiones',
  resetFactor: 'Restablecer dos pasos',
  actOn: '{act:string}: {name:string}',
  didAdmin: 'La cuenta ahora administra la tienda.',
  didUnadmin: 'La cuenta ya no administra la tienda.',
  didEnd: 'Sus sesiones se cerraron.',
  didReset: 'Se quitó su segundo paso y se cerraron sus sesiones. Le avisamos por correo.',
  you: 'Tú',
  ownSecurity: 'Tu seguridad',
  askTitle: '{act:string}: ¿seguro con «{name:string}»?',
  askYes: 'Sí, hacerlo',
  askAdmin:
    '«{name:string}» podrá ver y cambiar todos los pedidos, las personas y la tienda. Sus sesiones se cierran y entra de nuevo con sus permisos.',
  askUnadmin:
    '«{name:string}» deja de entrar al panel en este momento: sus sesiones se cierran. Sus pedidos y su cuenta de cliente quedan.',
  askEnd: '«{name:string}» sale de todos sus dispositivos y tiene que iniciar sesión otra vez.',
  askReset:
    'Se quitan su aplicación de verificación, sus llaves de acceso y sus códigos de recuperación, y se cierran sus sesiones. Antes asegúrate de que quien lo pide es «{name:string}».',
} satisfies BaseTranslation

export default es_userDesk

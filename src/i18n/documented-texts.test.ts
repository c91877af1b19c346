// The texts that are fixed to the letter, at their keys: whoever rewords a dictionary hears of it here.
import { expect, test } from 'vitest'
import { type Locale, LOCALES } from '#domain/vocabulary.ts'
import { loadedLocales } from './i18n-util.ts'
import { loadAllLocales } from './i18n-util.sync.ts'

loadAllLocales()

test.each<[Locale, key: string, text: string]>([
  ['es', 'abroad.toCatalogue', 'Ver Catálogo con APIs Automatizadas'],
  ['es', 'abroad.grid.title', 'Productos USA'],
  ['es', 'abroad.soon.badge', 'Próximamente'],
  ['es', 'auth.forgotFailed', 'Error al enviar el correo de recuperación'],
  ['es', 'auth.welcomeTitle', '¡Bienvenido!'],
  ['es', 'auth.welcomeText', 'Has iniciado sesión exitosamente'],
  ['es', 'auth.createdTitle', '¡Cuenta creada!'],
  ['es', 'auth.createdText', 'Tu cuenta ha sido creada exitosamente'],
  ['es', 'auth.byeText', 'Has cerrado sesión exitosamente'],
  ['es', 'auth.outFailed', 'Error al cerrar sesión'],
  ['es', 'contactPage.wrong.subject', 'Asunto es requerido'],
  ['es', 'contactPage.wrong.message', 'El mensaje debe tener al menos 10 caracteres'],
  ['es', 'recovery.noToken', 'Token de restablecimiento no válido o expirado'],
  ['es', 'recovery.code.codeShort', 'Por favor ingresa un código de 6 dígitos válido'],
  ['en', 'abroad.warehouse.title', 'How the warehouse works'],
  ['en', 'auth.registerFallback', 'Registration failed'],
  ['en', 'auth.fallback', 'Login failed'],
  ['en', 'calculator.failed', 'Could not calculate shipping cost. Please try again later.'],
  ['en', 'cart.notice.added', 'Added to cart'],
  ['en', 'cart.notice.quantity_updated', 'Quantity updated'],
  ['en', 'cart.notice.removed', 'Item removed'],
  ['en', 'cart.notice.cleared', 'Cart cleared'],
  ['en', 'catalogue.list.errorTitle', 'Error loading products'],
  ['en', 'comparison.noServicesAvailable', 'No services available'],
  ['en', 'comparison.errorLoadingServices', 'Error loading services'],
  ['en', 'errors.already_subscribed', 'This email is already subscribed.'],
  ['en', 'newsletterPage.invalid', 'Please enter a valid email address.'],
  ['en', 'newsletterPage.taken', 'This email is already subscribed.'],
  ['en', 'newsletterPage.failed', 'An error occurred. Please try again later.'],
  ['en', 'newsletterPage.thanks', 'Thank you for subscribing!'],
  [
    'en',
    'catalogue.list.empty',
    'No products found with the selected filters. Remove one or try another word.',
  ],
])('%s %s says «%s»', (locale, key, text) => {
  const said = key
    .split('.')
    .reduce<unknown>(
      (texts, part) => (texts as Record<string, unknown>)[part],
      loadedLocales[locale],
    )
  expect(said).toBe(text)
})

test.each(LOCALES)(
  'no text in %s holds the name a shop has until it is given its own',
  (locale) => {
    expect(JSON.stringify(loadedLocales[locale])).not.toMatch(/Puente/u)
  },
)

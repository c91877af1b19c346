// The cities a new shop delivers to, by country: the beginning of a network an admin goes on with.
import { destinationCode } from '#domain/destination-code.ts'
import type { Locale } from '#domain/vocabulary.ts'

export interface DefaultCity {
  readonly code: string
  readonly country: string
  readonly names: Readonly<Record<Locale, string>>
  readonly region: string
  readonly remoteCents: number
}

/** `others` are the names in languages that have one of their own. */
const city =
  (country: string) =>
  (name: string, region: string, remoteCents = 0, others: Partial<Record<Locale, string>> = {}) =>
    ({
      code: destinationCode(country, name),
      country,
      names: { es: name, en: name, it: name, pt: name, ...others },
      region,
      remoteCents,
    }) satisfies DefaultCity

const [ve, co, ec, pe] = [city('ve'), city('co'), city('ec'), city('pe')]
const [pa, dom, cl, br] = [city('pa'), city('do'), city('cl'), city('br')]
const [ar, mx] = [city('ar'), city('mx')]

/** Remote surcharges are examples until an admin confirms them. */
export const DEFAULT_CITIES: readonly DefaultCity[] = [
  ve('Caracas', 'Distrito Capital'),
  ve('Maracaibo', 'Zulia'),
  ve('Valencia', 'Carabobo'),
  ve('Barquisimeto', 'Lara'),
  ve('Maracay', 'Aragua'),
  ve('Ciudad Guayana', 'Bolívar', 800),
  ve('Barcelona', 'Anzoátegui'),
  ve('Puerto La Cruz', 'Anzoátegui'),
  ve('Maturín', 'Monagas', 600),
  ve('San Cristóbal', 'Táchira', 600),
  ve('Mérida', 'Mérida', 600),
  ve('Ciudad Bolívar', 'Bolívar', 800),
  ve('Cumaná', 'Sucre', 600),
  ve('Barinas', 'Barinas', 600),
  ve('Punto Fijo', 'Falcón', 600),
  ve('Los Teques', 'Miranda'),
  ve('La Guaira', 'La Guaira'),
  ve('Acarigua', 'Portuguesa', 600),
  ve('Valera', 'Trujillo', 600),
  ve('Porlamar', 'Nueva Esparta', 1000),
  ve('Puerto Ayacucho', 'Amazonas', 1800),
  ve('San Fernando de Apure', 'Apure', 1200),
  ve('San Carlos', 'Cojedes', 600),
  ve('Tucupita', 'Delta Amacuro', 1500),
  ve('San Juan de los Morros', 'Guárico', 600),
  ve('San Felipe', 'Yaracuy', 600),
  co('Bogotá', 'Cundinamarca', 0, { pt: 'Bogotá', it: 'Bogotà' }),
  co('Medellín', 'Antioquia'),
  co('Cali', 'Valle del Cauca'),
  co('Barranquilla', 'Atlántico'),
  co('Cúcuta', 'Norte de Santander', 500),
  ec('Quito', 'Pichincha'),
  ec('Guayaquil', 'Guayas'),
  ec('Cuenca', 'Azuay', 500),
  pe('Lima', 'Lima'),
  pe('Arequipa', 'Arequipa', 600),
  pe('Trujillo', 'La Libertad', 600),
  pa('Ciudad de Panamá', 'Panamá', 0, {
    en: 'Panama City',
    it: 'Panama',
    pt: 'Cidade do Panamá',
  }),
  pa('David', 'Chiriquí', 500),
  dom('Santo Domingo', 'Distrito Nacional'),
  dom('Santiago de los Caballeros', 'Santiago'),
  dom('Punta Cana', 'La Altagracia', 500),
  cl('Santiago', 'Región Metropolitana', 0, { it: 'Santiago del Cile' }),
  cl('Valparaíso', 'Valparaíso'),
  cl('Concepción', 'Biobío', 600),
  br('São Paulo', 'São Paulo', 0, { es: 'San Pablo', it: 'San Paolo' }),
  br('Río de Janeiro', 'Rio de Janeiro', 0, {
    en: 'Rio de Janeiro',
    it: 'Rio de Janeiro',
    pt: 'Rio de Janeiro',
  }),
  br('Manaos', 'Amazonas', 1500, { en: 'Manaus', it: 'Manaus', pt: 'Manaus' }),
  br('Boa Vista', 'Roraima', 1800),
  ar('Buenos Aires', 'Buenos Aires'),
  ar('Córdoba', 'Córdoba', 600),
  ar('Rosario', 'Santa Fe', 600),
  mx('Ciudad de México', 'Ciudad de México', 0, {
    en: 'Mexico City',
    it: 'Città del Messico',
    pt: 'Cidade do México',
  }),
  mx('Guadalajara', 'Jalisco'),
  mx('Monterrey', 'Nuevo León'),
]

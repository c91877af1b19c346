// The first-level divisions of the countries orders go to, as an address names them (ISO 3166-2, Spanish and Portuguese names).
import type { AddressCountry } from './address-rules.ts'
import { VENEZUELAN_STATES } from './venezuela.ts'

const list = (names: string): readonly string[] => names.split('|')

const STATES: Readonly<Record<AddressCountry, readonly string[]>> = {
  ve: VENEZUELAN_STATES.map(({ name }) => name),
  co: list(
    'Amazonas|Antioquia|Arauca|Atlántico|Bogotá, D.C.|Bolívar|Boyacá|Caldas|Caquetá|Casanare|Cauca|Cesar|Chocó|Córdoba|' +
      'Cundinamarca|Guainía|Guaviare|Huila|La Guajira|Magdalena|Meta|Nariño|Norte de Santander|Putumayo|Quindío|Risaralda|' +
      'San Andrés y Providencia|Santander|Sucre|Tolima|Valle del Cauca|Vaupés|Vichada',
  ),
  ec: list(
    'Azuay|Bolívar|Cañar|Carchi|Chimborazo|Cotopaxi|El Oro|Esmeraldas|Galápagos|Guayas|Imbabura|Loja|Los Ríos|Manabí|' +
      'Morona Santiago|Napo|Orellana|Pastaza|Pichincha|Santa Elena|Santo Domingo de los Tsáchilas|Sucumbíos|Tungurahua|' +
      'Zamora Chinchipe',
  ),
  pe: list(
    'Amazonas|Áncash|Apurímac|Arequipa|Ayacucho|Cajamarca|Callao|Cusco|Huancavelica|Huánuco|Ica|Junín|La Libertad|' +
      'Lambayeque|Lima|Loreto|Madre de Dios|Moquegua|Pasco|Piura|Puno|San Martín|Tacna|Tumbes|Ucayali',
  ),
  pa: list(
    'Bocas del Toro|Chiriquí|Coclé|Colón|Darién|Emberá|Guna Yala|Herrera|Los Santos|Ngäbe-Buglé|Panamá|Panamá Oeste|Veraguas',
  ),
  do: list(
    'Azua|Baoruco|Barahona|Dajabón|Distrito Nacional|Duarte|El Seibo|Elías Piña|Espaillat|Hato Mayor|Hermanas Mirabal|' +
      'Independencia|La Altagracia|La Romana|La Vega|María Trinidad Sánchez|Monseñor Nouel|Monte Cristi|Monte Plata|' +
      'Pedernales|Peravia|Puerto Plata|Samaná|San Cristóbal|San José de Ocoa|San Juan|San Pedro de Macorís|Sánchez Ramírez|' +
      'Santiago|Santiago Rodríguez|Santo Domingo|Valverde',
  ),
  cl: list(
    'Arica y Parinacota|Tarapacá|Antofagasta|Atacama|Coquimbo|Valparaíso|Región Metropolitana|O’Higgins|Maule|Ñuble|Biobío|' +
      'La Araucanía|Los Ríos|Los Lagos|Aysén|Magallanes',
  ),
  br: list(
    'Acre|Alagoas|Amapá|Amazonas|Bahia|Ceará|Distrito Federal|Espírito Santo|Goiás|Maranhão|Mato Grosso|Mato Grosso do Sul|' +
      'Minas Gerais|Pará|Paraíba|Paraná|Pernambuco|Piauí|Rio de Janeiro|Rio Grande do Norte|Rio Grande do Sul|Rondônia|' +
      'Roraima|Santa Catarina|São Paulo|Sergipe|Tocantins',
  ),
  ar: list(
    'Buenos Aires|Ciudad de Buenos Aires|Catamarca|Chaco|Chubut|Córdoba|Corrientes|Entre Ríos|Formosa|Jujuy|La Pampa|' +
      'La Rioja|Mendoza|Misiones|Neuquén|Río Negro|Salta|San Juan|San Luis|Santa Cruz|Santa Fe|Santiago del Estero|' +
      'Tierra del Fuego|Tucumán',
  ),
  mx: list(
    'Aguascalientes|Baja California|Baja California Sur|Campeche|Chiapas|Chihuahua|Ciudad de México|Coahuila|Colima|Durango|' +
      'Guanajuato|Guerrero|Hidalgo|Jalisco|Estado de México|Michoacán|Morelos|Nayarit|Nuevo León|Oaxaca|Puebla|Querétaro|' +
      'Quintana Roo|San Luis Potosí|Sinaloa|Sonora|Tabasco|Tamaulipas|Tlaxcala|Veracruz|Yucatán|Zacatecas',
  ),
}

/** The states, departments, provinces or regions of a country, in the order of its own lists. */
export const statesOf = (country: AddressCountry): readonly string[] => STATES[country]

/** Every name once. */
export const ALL_STATES: readonly string[] = [...new Set(Object.values(STATES).flat())]

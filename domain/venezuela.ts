// The states of Venezuela and their main cities, for the address form.

export interface VenezuelanState {
  readonly name: string
  /** Main cities, the capital first; an address may name another one. */
  readonly cities: readonly string[]
}

/** The 23 states and the Distrito Capital, by name. */
export const VENEZUELAN_STATES: readonly VenezuelanState[] = [
  { name: 'Amazonas', cities: ['Puerto Ayacucho', 'San Fernando de Atabapo', 'Maroa'] },
  {
    name: 'Anzoátegui',
    cities: [
      'Barcelona',
      'Puerto La Cruz',
      'Lechería',
      'El Tigre',
      'Anaco',
      'Guanta',
      'Cantaura',
      'Píritu',
    ],
  },
  {
    name: 'Apure',
    cities: ['San Fernando de Apure', 'Guasdualito', 'Biruaca', 'Achaguas', 'Elorza'],
  },
  {
    name: 'Aragua',
    cities: [
      'Maracay',
      'Turmero',
      'La Victoria',
      'Cagua',
      'Villa de Cura',
      'El Limón',
      'Palo Negro',
      'Santa Rita',
    ],
  },
  {
    name: 'Barinas',
    cities: ['Barinas', 'Barinitas', 'Socopó', 'Santa Bárbara', 'Sabaneta', 'Ciudad Bolivia'],
  },
  {
    name: 'Bolívar',
    cities: [
      'Ciudad Bolívar',
      'Ciudad Guayana',
      'Upata',
      'Caicara del Orinoco',
      'El Callao',
      'Santa Elena de Uairén',
    ],
  },
  {
    name: 'Carabobo',
    cities: [
      'Valencia',
      'Puerto Cabello',
      'Guacara',
      'San Diego',
      'Naguanagua',
      'Mariara',
      'Morón',
      'Bejuma',
    ],
  },
  { name: 'Cojedes', cities: ['San Carlos', 'Tinaquillo', 'Tinaco', 'El Baúl', 'Las Vegas'] },
  { name: 'Delta Amacuro', cities: ['Tucupita', 'Pedernales', 'Curiapo', 'Sierra Imataca'] },
  { name: 'Distrito Capital', cities: ['Caracas', 'El Junquito', 'Macarao'] },
  {
    name: 'Falcón',
    cities: ['Coro', 'Punto Fijo', 'La Vela de Coro', 'Tucacas', 'Dabajuro', 'Chichiriviche'],
  },
  {
    name: 'Guárico',
    cities: [
      'San Juan de los Morros',
      'Calabozo',
      'Valle de la Pascua',
      'Zaraza',
      'Altagracia de Orituco',
      'Tucupido',
    ],
  },
  {
    name: 'La Guaira',
    cities: ['La Guaira', 'Maiquetía', 'Catia La Mar', 'Caraballeda', 'Macuto', 'Naiguatá'],
  },
  {
    name: 'Lara',
    cities: ['Barquisimeto', 'Cabudare', 'Carora', 'El Tocuyo', 'Quíbor', 'Duaca', 'Sanare'],
  },
  {
    name: 'Mérida',
    cities: ['Mérida', 'El Vigía', 'Ejido', 'Tovar', 'Lagunillas', 'Mucuchíes', 'Timotes'],
  },
  {
    name: 'Miranda',
    cities: [
      'Los Teques',
      'Baruta',
      'Chacao',
      'Petare',
      'Guarenas',
      'Guatire',
      'Charallave',
      'San Antonio de los Altos',
    ],
  },
  {
    name: 'Monagas',
    cities: [
      'Maturín',
      'Punta de Mata',
      'Temblador',
      'Caripito',
      'Caripe',
      'Barrancas del Orinoco',
    ],
  },
  {
    name: 'Nueva Esparta',
    cities: ['La Asunción', 'Porlamar', 'Pampatar', 'Juan Griego', 'Punta de Piedras'],
  },
  {
    name: 'Portuguesa',
    cities: ['Guanare', 'Acarigua', 'Araure', 'Villa Bruzual', 'Biscucuy', 'Ospino'],
  },
  { name: 'Sucre', cities: ['Cumaná', 'Carúpano', 'Güiria', 'Cariaco', 'Araya', 'Casanay'] },
  {
    name: 'Táchira',
    cities: [
      'San Cristóbal',
      'Táriba',
      'Rubio',
      'San Antonio del Táchira',
      'La Fría',
      'La Grita',
      'Ureña',
      'Colón',
    ],
  },
  {
    name: 'Trujillo',
    cities: ['Trujillo', 'Valera', 'Boconó', 'Pampán', 'Betijoque', 'Sabana de Mendoza'],
  },
  {
    name: 'Yaracuy',
    cities: ['San Felipe', 'Yaritagua', 'Chivacoa', 'Nirgua', 'Independencia', 'Cocorote'],
  },
  {
    name: 'Zulia',
    cities: [
      'Maracaibo',
      'Cabimas',
      'San Francisco',
      'Ciudad Ojeda',
      'Machiques',
      'Santa Bárbara del Zulia',
      'Los Puertos de Altagracia',
    ],
  },
]

// The words of the desk of cartons.
import type { NamespaceBoxDeskTranslation } from '../../i18n-types.ts'

const en_boxDesk = {
  lead: 'The boxes the planner puts packages together in. What you change here counts in the next plan.',
  add: 'Add a box',
  name: 'Name',
  inside: 'Inside',
  outside: 'Outside',
  tare: 'Empty weight',
  maxWeight: 'Holds up to',
  state: 'State',
  isActive: 'In use',
  retired: 'Retired',
  example: 'Example price',
  changeThis: 'Change box {name}',
  nothing: 'No boxes',
  nothingText: 'Without boxes the planner cannot put anything together. Add the first one.',
  sizeUnit: 'Sizes in',
  weightUnit: 'Weight in',
  insideHint: 'What fits: length, width and height.',
  outsideHint: 'What is billed: never smaller than the inside.',
  innerLength: 'Length',
  innerWidth: 'Width',
  innerHeight: 'Height',
  outerLength: 'Length',
  outerWidth: 'Width',
  outerHeight: 'Height',
  tareHint: 'The box with its filling.',
  maxWeightHint: 'Box and contents together.',
  price: 'Price (US$)',
  confirmed: 'The price is confirmed',
  confirmedHint: 'Until then it is shown as an “example rate”.',
  active: 'The planner uses it',
  activeHint: 'A retired box stays here and can be used again.',
  saved: 'The box was saved.',
} satisfies NamespaceBoxDeskTranslation

export default en_boxDesk

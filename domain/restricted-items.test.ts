// What a product's name gives away: kinds by their words, and nothing where the word is only part of a harmless one.
import { expect, test } from 'vitest'
import { restrictedKindOf } from './restricted-items.ts'

test.each([
  ['Florelune Azahar Eau de Parfum, 3.4 Fl Oz', 'liquids'],
  ['Capilora Salon Repair Shampoo with Keratin', 'liquids'],
  ['Strong Hold Hairspray', 'aerosols'],
  ['Tavrik Reserva 10K Slim Power Bank 10,000 mAh', 'loose_batteries'],
  ['Melatonin 5 mg, 120 Tablets', 'medicines'],
  ['Ombrix Skydot Mini Drone with HD Camera', 'customs_restricted'],
  ['Hot Glue Gun with 20 Sticks', null],
  ['Set of Four Wine Glasses', null],
  ['Stoneware Coffee Mug', null],
  ['', null],
] as const)('%s: %s', (name, kind) => expect(restrictedKindOf(name)).toBe(kind))

// The rooms and places of the second pictures: the product where it will live.
import { bathroom } from './scenes/bathroom.ts'
import { beach } from './scenes/beach.ts'
import { desk } from './scenes/desk.ts'
import { doorway } from './scenes/doorway.ts'
import { garden } from './scenes/garden.ts'
import { kitchen } from './scenes/kitchen.ts'
import { playroom } from './scenes/playroom.ts'
import { wardrobe } from './scenes/wardrobe.ts'

export const scenes = {
  desk,
  kitchen,
  garden,
  beach,
  bathroom,
  playroom,
  wardrobe,
  doorway,
} as const
export type SceneName = keyof typeof scenes

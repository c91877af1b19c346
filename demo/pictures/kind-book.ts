// Which drawing and which place belong to a kind of product.
import type { Draw } from './drawing.ts'
import { airfryer } from './kinds/airfryer.ts'
import { backpack } from './kinds/backpack.ts'
import { blender } from './kinds/blender.ts'
import { blocks } from './kinds/blocks.ts'
import { boardgame } from './kinds/boardgame.ts'
import { boots } from './kinds/boots.ts'
import { camera } from './kinds/camera.ts'
import { cap } from './kinds/cap.ts'
import { coffeemaker } from './kinds/coffeemaker.ts'
import { cream } from './kinds/cream.ts'
import { cushion } from './kinds/cushion.ts'
import { dollhouse } from './kinds/dollhouse.ts'
import { dress } from './kinds/dress.ts'
import { drill } from './kinds/drill.ts'
import { drone } from './kinds/drone.ts'
import { earbuds } from './kinds/earbuds.ts'
import { gamepad } from './kinds/gamepad.ts'
import { grill } from './kinds/grill.ts'
import { hairdryer } from './kinds/hairdryer.ts'
import { handbag } from './kinds/handbag.ts'
import { headphones } from './kinds/headphones.ts'
import { hoodie } from './kinds/hoodie.ts'
import { hose } from './kinds/hose.ts'
import { jacket } from './kinds/jacket.ts'
import { jeans } from './kinds/jeans.ts'
import { keyboard } from './kinds/keyboard.ts'
import { kite } from './kinds/kite.ts'
import { knifeset } from './kinds/knifeset.ts'
import { lamp } from './kinds/lamp.ts'
import { laptop } from './kinds/laptop.ts'
import { lipstick } from './kinds/lipstick.ts'
import { massagegun } from './kinds/massagegun.ts'
import { monitor } from './kinds/monitor.ts'
import { mouse } from './kinds/mouse.ts'
import { pan } from './kinds/pan.ts'
import { perfume } from './kinds/perfume.ts'
import { phone } from './kinds/phone.ts'
import { planter } from './kinds/planter.ts'
import { powerbank } from './kinds/powerbank.ts'
import { puzzle } from './kinds/puzzle.ts'
import { racecar } from './kinds/racecar.ts'
import { robot } from './kinds/robot.ts'
import { router } from './kinds/router.ts'
import { shampoo } from './kinds/shampoo.ts'
import { smartwatch } from './kinds/smartwatch.ts'
import { sneakers } from './kinds/sneakers.ts'
import { speaker } from './kinds/speaker.ts'
import { sunglasses } from './kinds/sunglasses.ts'
import { tablet } from './kinds/tablet.ts'
import { teddy } from './kinds/teddy.ts'
import { toothbrush } from './kinds/toothbrush.ts'
import { tshirt } from './kinds/tshirt.ts'
import { tv } from './kinds/tv.ts'
import { vacuum } from './kinds/vacuum.ts'
import { vitamins } from './kinds/vitamins.ts'
import { waterblaster } from './kinds/waterblaster.ts'
import { wristwatch } from './kinds/wristwatch.ts'
import type { SceneName } from './scenes.ts'

interface KindOfPicture {
  draw: Draw
  scene: SceneName
  /** The second colour, unless the look is the same. */
  accent: string
}

export const kindBook: Readonly<Record<string, KindOfPicture>> = {
  airfryer: { draw: airfryer, scene: 'kitchen', accent: '#f2b04c' },
  backpack: { draw: backpack, scene: 'wardrobe', accent: '#c8603f' },
  blender: { draw: blender, scene: 'kitchen', accent: '#f2b04c' },
  blocks: { draw: blocks, scene: 'playroom', accent: '#f2b04c' },
  boardgame: { draw: boardgame, scene: 'playroom', accent: '#f2b04c' },
  boots: { draw: boots, scene: 'wardrobe', accent: '#7d5236' },
  camera: { draw: camera, scene: 'beach', accent: '#c8553d' },
  cap: { draw: cap, scene: 'beach', accent: '#f4ead8' },
  coffeemaker: { draw: coffeemaker, scene: 'kitchen', accent: '#c8603f' },
  cream: { draw: cream, scene: 'bathroom', accent: '#d9b06a' },
  cushion: { draw: cushion, scene: 'wardrobe', accent: '#f4ead8' },
  dollhouse: { draw: dollhouse, scene: 'playroom', accent: '#c8603f' },
  dress: { draw: dress, scene: 'wardrobe', accent: '#f6e3c4' },
  drill: { draw: drill, scene: 'garden', accent: '#2b2f36' },
  drone: { draw: drone, scene: 'beach', accent: '#f07f66' },
  earbuds: { draw: earbuds, scene: 'desk', accent: '#f2b04c' },
  gamepad: { draw: gamepad, scene: 'playroom', accent: '#f2b04c' },
  grill: { draw: grill, scene: 'garden', accent: '#b98759' },
  hairdryer: { draw: hairdryer, scene: 'bathroom', accent: '#d9b06a' },
  handbag: { draw: handbag, scene: 'wardrobe', accent: '#d9b06a' },
  headphones: { draw: headphones, scene: 'desk', accent: '#c8603f' },
  hoodie: { draw: hoodie, scene: 'wardrobe', accent: '#f4ead8' },
  hose: { draw: hose, scene: 'garden', accent: '#d9b06a' },
  jacket: { draw: jacket, scene: 'wardrobe', accent: '#c8603f' },
  jeans: { draw: jeans, scene: 'wardrobe', accent: '#d39a55' },
  keyboard: { draw: keyboard, scene: 'desk', accent: '#c8603f' },
  kite: { draw: kite, scene: 'beach', accent: '#f2b04c' },
  knifeset: { draw: knifeset, scene: 'kitchen', accent: '#b98759' },
  lamp: { draw: lamp, scene: 'desk', accent: '#f2b04c' },
  laptop: { draw: laptop, scene: 'desk', accent: '#f2b04c' },
  lipstick: { draw: lipstick, scene: 'bathroom', accent: '#d9b06a' },
  massagegun: { draw: massagegun, scene: 'bathroom', accent: '#f07f66' },
  monitor: { draw: monitor, scene: 'desk', accent: '#f2b04c' },
  mouse: { draw: mouse, scene: 'desk', accent: '#f07f66' },
  pan: { draw: pan, scene: 'kitchen', accent: '#b98759' },
  perfume: { draw: perfume, scene: 'bathroom', accent: '#d9b06a' },
  phone: { draw: phone, scene: 'desk', accent: '#f2b04c' },
  planter: { draw: planter, scene: 'wardrobe', accent: '#5b8c5a' },
  powerbank: { draw: powerbank, scene: 'desk', accent: '#f2b04c' },
  puzzle: { draw: puzzle, scene: 'playroom', accent: '#f2b04c' },
  racecar: { draw: racecar, scene: 'playroom', accent: '#f4ead8' },
  robot: { draw: robot, scene: 'playroom', accent: '#f2b04c' },
  router: { draw: router, scene: 'desk', accent: '#6fb1d6' },
  shampoo: { draw: shampoo, scene: 'bathroom', accent: '#5b8c5a' },
  smartwatch: { draw: smartwatch, scene: 'desk', accent: '#f07f66' },
  sneakers: { draw: sneakers, scene: 'wardrobe', accent: '#f2b04c' },
  speaker: { draw: speaker, scene: 'beach', accent: '#f2b04c' },
  sunglasses: { draw: sunglasses, scene: 'beach', accent: '#f2b04c' },
  tablet: { draw: tablet, scene: 'desk', accent: '#f2b04c' },
  teddy: { draw: teddy, scene: 'playroom', accent: '#c8553d' },
  toothbrush: { draw: toothbrush, scene: 'bathroom', accent: '#f2b04c' },
  tshirt: { draw: tshirt, scene: 'wardrobe', accent: '#f2b04c' },
  tv: { draw: tv, scene: 'desk', accent: '#f2b04c' },
  vacuum: { draw: vacuum, scene: 'wardrobe', accent: '#f2b04c' },
  vitamins: { draw: vitamins, scene: 'bathroom', accent: '#5b8c5a' },
  waterblaster: { draw: waterblaster, scene: 'garden', accent: '#f2b04c' },
  wristwatch: { draw: wristwatch, scene: 'desk', accent: '#d9b06a' },
}

// The words that give a restricted item away in Spanish, English, Italian and Portuguese, and those that only seem to.
import type { RestrictedKind } from './shipping-services.ts'

interface Words {
  readonly restricted: readonly string[]
  /** Phrases that hold such a word and are fine. */
  readonly harmless: readonly string[]
}

/** Lines of words and phrases, parted by commas. */
const list = (...lines: string[]): string[] =>
  lines.flatMap((line) => line.split(',').map((word) => word.trim())).filter(Boolean)

export const RESTRICTED_WORDS: Readonly<Record<RestrictedKind, Words>> = {
  liquids: {
    restricted: list(
      'liquido, liquidos, líquida, perfume, perfumes, eau de parfum, eau de toilette, parfum, colonia, fragancia, champu, champú,',
      'shampoo, acondicionador, aceite, aceites, vino, vinos, licor, licores, ron, whisky,',
      'vodka, tequila, cerveza, pintura, pinturas, tinta, esmalte de uñas, quitaesmalte,',
      'lejía, cloro, alcohol, jarabe, jugo, liquid, liquids, cologne, fragrance,',
      'xampu, xampus, conditioner, oil, oils, wine, liquor, rum, whiskey, beer, paint, paints, ink,',
      'nail polish, bleach, juice, syrup, liquidi, profumo, profumi, balsamo, olio, vini,',
      'liquore, birra, vernice, vernici, inchiostro, smalto per unghie, candeggina, alcol,',
      'succo, sciroppo, condicionador, óleo, oleos, vinho, vinhos, cerveja, esmalte de unha,',
      'água sanitária, álcool, xarope, suco, vape juice, e-liquid, acetona, acetone',
    ),
    harmless: list(
      'cristal líquido, liquid crystal, cristalli liquidi, liquid cooling, liquid cooler,',
      'refrigeración líquida, raffreddamento a liquido, resfriamento líquido, sin líquido,',
      'without liquid, senza liquido, sem líquido, oil painting, oil filter,',
      "filtro de aceite, filtro dell'olio, filtro olio, filtro de óleo, oil free,",
      'copas de vino, copa de vino, wine glass, wine glasses, calici da vino,',
      'taças de vinho, taça de vinho, beer glass, beer mug, paint brush, paint brushes,',
      'pincel de pintura, pinceles de pintura, ink pad, empty bottle,',
      'frasco de perfume vacío, empty perfume bottle, dosificador de champú, alcohol tester,',
      'alcohol free, sin alcohol, senza alcol, sem álcool',
    ),
  },
  aerosols: {
    restricted: list(
      'aerosol, aerosoles, spray, sprays, laca para el cabello, gas pimienta,',
      'gas comprimido, extintor, butano, propano, aerosols, spray can, hairspray,',
      'hair spray, pepper spray, compressed gas, fire extinguisher, butane, propane,',
      'aerosol spray, bomboletta, bomboletta spray, lacca per capelli, gas compresso,',
      'estintore, aerossol, aerossóis, laquê, spray de pimenta, gás comprimido,',
      'desodorante en aerosol, espuma de afeitar, shaving foam, schiuma da barba',
    ),
    harmless: list(
      'spray nozzle, spray gun, pistola de spray, pistola spray, empty spray bottle,',
      'botella spray vacía, spray bottle empty, sin aerosol, no aerosol, propane regulator,',
      'regulador de gas, regulador de propano',
    ),
  },
  loose_batteries: {
    restricted: list(
      'power bank, power banks, powerbank, powerbanks, batería externa, cargador portátil,',
      'batería de litio, baterías de litio, pila de litio, pilas de litio, batería suelta,',
      'baterías sueltas, batería de repuesto, baterías de repuesto, batería de laptop,',
      'batería de celular, lithium battery, lithium batteries, lithium cell, lithium cells,',
      'spare battery, spare batteries, loose battery, loose batteries, lipo battery, lipo,',
      '18650, 21700, portable charger, li-ion battery, li-ion batteries, laptop battery,',
      'batteria al litio, batterie al litio, batteria di ricambio, batterie di ricambio,',
      'caricatore portatile, bateria de lítio, baterias de lítio, pilha de lítio,',
      'bateria avulsa, baterias avulsas, bateria solta, baterias soltas, bateria reserva,',
      'carregador portátil, batteria sfusa, batterie sfuse,',
      'batería de ion de litio, baterías de ion de litio, bateria de íon de lítio',
    ),
    harmless: list(
      'con batería de litio, con baterías de litio, con batería de ion de litio,',
      'with lithium battery, with lithium batteries, with a lithium battery,',
      'with li-ion battery, built-in lithium battery, con batteria al litio,',
      'com bateria de lítio, com bateria de íon de lítio, batería de litio integrada,',
      'batería de litio instalada, lithium battery included, funda para power bank,',
      'power bank case, sin batería de litio, without lithium battery',
    ),
  },
  medicines: {
    restricted: list(
      'medicina, medicinas, medicamento, medicamentos, antibiótico, antibióticos, insulina,',
      'vacuna, vacunas, pastillas, píldoras, ibuprofeno, paracetamol, acetaminofén,',
      'amoxicilina, psicotrópico, receta médica, medicine, medicines, medication,',
      'medications, antibiotic, antibiotics, insulin, vaccine, vaccines, pills, ibuprofen,',
      'acetaminophen, amoxicillin, prescription drug, prescription drugs, farmaco, farmaci,',
      'medicinale, medicinali, antibiotico, antibiotici, vaccino, vaccini, pillole, remédio,',
      'remédios, fármaco, fármacos, vacina, vacinas, comprimidos, pílulas, melatonina,',
      'melatonin, ozempic',
    ),
    harmless: list(
      'medicine ball, balón medicinal, palla medica, libro de medicina, medicine book,',
      'medicine cabinet, libro di medicina, livro de medicina, pill box, pill organizer,',
      'porta pastillas, organizador de pastillas, porta comprimidos, pills organizer,',
      'pastillas de freno, pastillas de frenos',
    ),
  },
  customs_restricted: {
    restricted: list(
      'arma, armas, pistola, revólver, rifle, escopeta, munición, municiones, balas,',
      'explosivo, explosivos, fuegos artificiales, pólvora, chaleco antibalas, camuflaje,',
      'uniforme militar, dron, drones, minero de criptomonedas, antminer, efectivo,',
      'dinero en efectivo, pasaporte, pasaportes, tabaco, cigarrillos, vapeador, vapeadores, marihuana,',
      'cannabis, semillas, animal vivo, animales vivos, carne, gun, guns, firearm, firearms,',
      'weapon, weapons, pistol, revolver, shotgun, ammunition, ammo, bullets, explosive,',
      'explosives, fireworks, gunpowder, body armor, camouflage, military uniform, drone,',
      'crypto miner, asic miner, cash, banknotes, passport, passports, tobacco, cigarettes,',
      'vape, vapes, marijuana, seeds, live animal, live animals, meat, armi, fucile,',
      "munizioni, proiettili, esplosivo, esplosivi, fuochi d'artificio, polvere da sparo,",
      'giubbotto antiproiettile, mimetica, contanti, passaporto, tabacco, sigarette, semi,',
      'animali vivi, espingarda, munição, munições, fogos de artifício,',
      'colete à prova de balas, camuflagem, dinheiro vivo, passaporte, cigarros, maconha,',
      'sementes, animais vivos, pepper gun, taser',
    ),
    harmless: list(
      'glue gun, pistola de silicona, pistola de silicone, heat gun, pistola de calor,',
      'pistola de impacto, nail gun, spray gun, water gun, pistola de agua, toy gun,',
      'pistola de juguete, pistola spray, pistola giocattolo, pistola ad acqua,',
      'pistola de brinquedo, pistola de água, pistola de cola, pistola de pintura,',
      'pistola per colla, pistola a caldo, massage gun, pistola de masaje, nerf gun,',
      'pistola massaggiante, pistola de massagem, cash register, caja registradora,',
      'funda para pasaporte, passport holder, passport cover, porta pasaporte,',
      'porta passaporto, porta passaporte, drone case, meat grinder, meat thermometer,',
      'molino de carne, termómetro de carne, semi automatic, semi new, semi nuevo, cash box,',
      'molde de carne, arma de juguete',
    ),
  },
}

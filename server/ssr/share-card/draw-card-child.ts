// Draws one card in a process of its own: there the reader of SVG is let in, which the shop's own process keeps shut.
import { text } from 'node:stream/consumers'
import { type Card, drawCard } from './draw-card.ts'

process.stdout.write(await drawCard(JSON.parse(await text(process.stdin)) as Card))

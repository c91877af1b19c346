// A toy race car in three-quarter view.
import { dim, lit } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { ink, light, oval, path, rect, repeat, stroke, word } from '../shapes.ts'

export const racecar: Draw = (pen, { color, accent, variant }) => {
  const buggy = variant === 1
  const wheel = (x: number, y: number, r: number): string =>
    oval(x + 8, y, r * 0.84, r, '#15191e') +
    oval(x, y, r * 0.84, r, pen.ball('#2d343b')) +
    repeat(12, (at) =>
      rect(x - 4, y - r, 8, 13, 2, ink(0.5), `transform="rotate(${at * 30} ${x} ${y})"`),
    ) +
    oval(x - 3, y, r * 0.5, r * 0.6, pen.ball('#c9cfd3')) +
    repeat(5, (at) =>
      rect(
        x - 6,
        y - r * 0.52,
        7,
        r * 0.5,
        3,
        '#7d868d',
        `transform="rotate(${at * 72} ${x - 3} ${y})"`,
      ),
    ) +
    oval(x - 3, y, 9, 10, accent)
  const body = buggy
    ? 'M130 520 L196 430 L300 410 L370 290 H500 L560 410 L690 440 L704 520Z'
    : variant === 3
      ? 'M120 540 Q110 440 220 420 Q270 300 400 296 Q530 296 570 400 Q690 410 692 540Z'
      : 'M96 540 Q90 490 180 470 L300 440 Q370 360 480 362 Q560 364 600 430 Q690 440 704 500 L704 548Z'
  const art = [
    buggy ? wheel(250, 520, 82) + wheel(610, 520, 92) : wheel(270, 536, 64) + wheel(586, 536, 68),
    buggy
      ? ''
      : variant === 3
        ? ''
        : path('M590 384 L720 350 V388 L610 426Z', pen.body(dim(color, 0.3))) +
          stroke('M640 410 V440', '#2b3036', 11),
    path(body, pen.along(`${lit(color, 0.4)}, ${color} 45%, ${dim(color, 0.35)}`)),
    path(
      buggy
        ? 'M380 306 H490 L530 408 H318Z'
        : variant === 3
          ? 'M270 420 Q300 330 396 326 Q500 326 530 410Z'
          : 'M320 442 Q380 384 474 386 Q530 388 558 436 Q440 456 320 442Z',
      pen.along('#9cc6d6, #24404f'),
    ),
    path(
      buggy
        ? 'M400 306 H430 L370 408 H330Z'
        : variant === 3
          ? 'M340 334 L300 420 H340 L384 326Z'
          : 'M400 396 L356 446 H396 L440 388Z',
      light(0.35),
    ),
    variant === 3
      ? oval(170, 470, 24, 24, pen.ball('#fff2c4')) +
        stroke('M150 520 Q176 536 206 520', dim(color, 0.5), 6) +
        oval(600, 500, 30, 30, pen.ball('#c8553d'))
      : path(
          buggy
            ? 'M150 500 L230 446 L300 440 L280 520Z'
            : 'M110 530 Q180 486 300 470 L640 452 L690 480 L300 508 Q180 520 120 546Z',
          accent,
        ) +
        oval(variant === 1 ? 600 : 470, variant === 1 ? 476 : 490, 33, 33, '#fffaf0') +
        word(
          variant === 1 ? 600 : 470,
          variant === 1 ? 490 : 504,
          38,
          String([7, 24, 9, 1][variant] ?? 7),
          '#23282e',
        ),
    buggy
      ? stroke('M370 290 L330 410 M500 290 L560 410 M370 290 H500', '#2b3036', 13) +
        stroke('M500 290 C540 240 530 190 560 150', '#2b3036', 5)
      : '',
    path(
      buggy ? 'M120 520 H708 V548 H130Z' : 'M90 540 H706 Q706 566 690 570 H120 Q92 566 90 540Z',
      pen.bar('#2b3036'),
    ),
    buggy ? wheel(204, 566, 92) + wheel(560, 566, 102) : wheel(216, 572, 74) + wheel(540, 572, 80),
    oval(112, buggy ? 500 : 520, 13, 9, '#fff2c4'),
  ]
  return {
    art: art.join(''),
    feet: [
      [212, 648, 80],
      [550, 656, 90],
      [390, 640, 270],
    ],
  }
}

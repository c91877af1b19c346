// Texts people type, as schemas: what no page shows and no column takes is gone before a length is measured.
import { z } from 'zod'
import type { FieldFault } from './field-errors.ts'

/** Reorder the text around them on every page that shows it. */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/gu
const HALF_CHARACTERS = /\p{Cs}/gu

/** Letters that leave no mark on a page: joiners and the like, the blank of Braille, anchors of annotations. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu

const showable = (text: string): string =>
  text.normalize('NFC').replaceAll(BIDI_CONTROLS, '').replaceAll(HALF_CHARACTERS, '')

const oneLine = (text: string): string => showable(text).replaceAll(/\p{Cc}+/gu, ' ')

const severalLines = (text: string): string =>
  showable(text.replaceAll(/\r\n?/gu, '\n')).replaceAll(/[^\P{Cc}\n]+/gu, ' ')

const seenOf = (text: string): string => text.replaceAll(UNSEEN, '').trim()

/** Letters that cannot be seen stay where they are (emoji and some scripts need them), but do not count. */
export const seenAtLeast = (schema: z.ZodString, least: number): z.ZodString =>
  schema
    .refine((text) => seenOf(text).length >= least, {
      abort: true,
      error: ({ input }): FieldFault => (seenOf(String(input)) === '' ? 'required' : 'too_short'),
    })
    .min(least)

const measured = (schema: z.ZodString, least: number): z.ZodString =>
  least === 0 ? schema : seenAtLeast(schema, least)

/** One line: line ends and other control characters become spaces, ends are trimmed. `least`: letters one can see. */
export const lineText = (least = 0): z.ZodString =>
  measured(z.string().overwrite(oneLine).trim(), least)

/** Several lines, for notes: line ends stay, other control characters become spaces. `least`: letters one can see. */
export const blockText = (least = 0): z.ZodString =>
  measured(z.string().overwrite(severalLines).trim(), least)

// Texts people type, as schemas: what no page shows and no column takes is gone before a length is measured.
import { z } from 'zod'

/** Reorder the text around them on every page that shows it. */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/gu
const HALF_CHARACTERS = /\p{Cs}/gu

const showable = (text: string): string =>
  text.normalize('NFC').replaceAll(BIDI_CONTROLS, '').replaceAll(HALF_CHARACTERS, '')

const oneLine = (text: string): string => showable(text).replaceAll(/\p{Cc}+/gu, ' ')

const severalLines = (text: string): string =>
  showable(text.replaceAll(/\r\n?/gu, '\n')).replaceAll(/[^\P{Cc}\n]+/gu, ' ')

/** One line: line ends and other control characters become blanks, ends are trimmed. */
export const lineText = () => z.string().overwrite(oneLine).trim()

/** Several lines, for notes: line ends stay, other control characters become blanks. */
export const blockText = () => z.string().overwrite(severalLines).trim()

// The settings of how people reach the shop, and of how it writes to its readers.
import { z } from 'zod'
import { line, list, oneOf } from './config-shapes.ts'

export const OFFICE_VARIABLES = {
  // Placeholders until the owner enters the shop's own: numbers of the range that is reserved for examples.
  OFFICE_EMAIL: z
    .email()
    .max(200)
    .describe('an address such as hola@shop.example')
    .default('hola@puente.example'),
  OFFICE_PHONES: list(
    /^\+(?=(?:[ ()-]*\d){7,15}[ ()-]*$)[\d ()-]{7,24}$/,
    '+1 305 555 0142, +1 305 555 0143',
  ).default(['+1 305 555 0142', '+1 305 555 0143']),
  OFFICE_ADDRESS: line(200).default('8400 NW 25th Street, Suite 110, Miami, FL 33198'),
  WHATSAPP_NUMBER: z
    .string()
    .regex(/^\d{7,15}$/)
    .describe('an international number in digits, without the plus')
    .default('13055550142'),
  SOCIAL_LINKS: list(
    /^https:\/\/[\w.-]+\/\S*$/,
    'https://www.instagram.com/shop, https://www.tiktok.com/@shop',
  ).default([]),
  NEWSLETTER_DOUBLE_OPT_IN: oneOf('on', 'off').default('on'),
}

export interface Office {
  email: string
  phones: readonly string[]
  address: string
  /** Digits of the messaging chat. */
  whatsapp: string
  /** Where the shop can be followed, in the order of the footer. */
  social: readonly string[]
}

interface OfficeValues {
  OFFICE_EMAIL: string
  OFFICE_PHONES: string[]
  OFFICE_ADDRESS: string
  WHATSAPP_NUMBER: string
  SOCIAL_LINKS: string[]
}

export const readOffice = (v: OfficeValues): Office => ({
  email: v.OFFICE_EMAIL,
  phones: v.OFFICE_PHONES,
  address: v.OFFICE_ADDRESS,
  whatsapp: v.WHATSAPP_NUMBER,
  social: v.SOCIAL_LINKS,
})

// Rules of the gallery: how many photos a page shows, which months may be told, and what is only an example.
import { shopDay } from './shop-day.ts'

/** Photos on one page; whole rows of one, two and three. */
export const PHOTOS_PER_PAGE = 12

/** A calendar month, `2026-05`. */
export type Month = string

/** The month it is for the shop's customers. */
export const shopMonth = (moment: Date): Month => shopDay(moment).slice(0, 7)

/** Whether a picture was drawn for the demo shop: it shows no shipment of anybody. */
export const isSamplePicture = (address: string): boolean => address.startsWith('/demo/')

// Reads a page as people do who need more room: letters and lines wide apart, or everything at twice its size.
import { expect } from 'vitest'
import type { Page } from 'playwright'
import { expectNothingOver } from './look-at-page.ts'

/** A phone of 320 px, and what is left of a desktop of 1280 × 800 at 200 %. */
const SMALL = { width: 320, height: 640 }
const TWICE = { width: 640, height: 400 }
/** One page of each kind, by its pattern or by its name among the states that are looked at. */
export const STRETCHED = new Set([
  '/',
  'list',
  '/product/:id',
  'full cart',
  'checkout',
  'registering',
  '/reset-password',
  '/account/addresses',
  '/admin/products',
  'product at the desk',
  '/admin/rates',
  '/admin/routes',
  '/articulo/:slug',
  '/calculator',
  '/currency',
])
/** WCAG 2.2, 1.4.12. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }`

/** In the page: what is cut off at its own edge, and what stays in sight over more than a third of the window. */
const findWrong = (): string[] => {
  const { clientWidth, clientHeight } = document.documentElement
  const isCut = (element: Element) => {
    const { overflowX, overflowY, webkitLineClamp, textOverflow, clipPath } =
      getComputedStyle(element)
    // What ends with an ellipsis is told in full elsewhere; what is for listeners only has no edge.
    if (webkitLineClamp !== 'none' || textOverflow === 'ellipsis' || clipPath !== 'none')
      return false
    const isWide = element.scrollWidth > element.clientWidth + 1 && /hidden|clip/.test(overflowX)
    const isHigh = element.scrollHeight > element.clientHeight + 2 && /hidden|clip/.test(overflowY)
    return isWide || isHigh
  }
  const saysSomething = (element: Element) =>
    [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
    )
  const staysTooLarge = (element: Element) => {
    const { position } = getComputedStyle(element)
    const { width, height } = element.getBoundingClientRect()
    const stays = position === 'sticky' || position === 'fixed'
    return stays && height > clientHeight / 3 && width > clientWidth / 2
  }
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.checkVisibility() && element.clientWidth > 1)
    .flatMap((element) => {
      const words = `${element.tagName} «${(element.textContent ?? '').trim().slice(0, 40)}»`
      if (saysSomething(element) && isCut(element)) return [`cut off: ${words}`]
      return staysTooLarge(element) ? [`over a third of the window: ${words}`] : []
    })
}

/** Leaves letters and lines stretched: the document is looked at for the last time. */
export async function expectRoomyPage(page: Page): Promise<void> {
  await page.setViewportSize(TWICE)
  await expectNothingOver(page, '200 %')
  expect(await page.evaluate(findWrong), '200 %').toEqual([])
  await page.setViewportSize(SMALL)
  await page.evaluate((css) => {
    const spacing = new CSSStyleSheet()
    spacing.replaceSync(css)
    document.adoptedStyleSheets.push(spacing)
  }, SPACING)
  await expectNothingOver(page, 'spaced')
  expect(await page.evaluate(findWrong), 'spaced').toEqual([])
  await page.setViewportSize({ width: 1280, height: 844 })
}

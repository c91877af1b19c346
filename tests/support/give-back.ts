// Gives a corrected part of a product back, as somebody does who has just looked at it.
import type { AdminProduct } from '#contract/product-desk.ts'
import type { CorrectableField } from '#domain/product-parts.ts'
import type { TestShop } from './test-shop.ts'

type Desk = ReturnType<TestShop['visitor']>['call']['catalogue']

export const giveBackAsSeen = (
  desk: Desk,
  { id, heard }: Pick<AdminProduct, 'id' | 'heard'>,
  field: CorrectableField,
) => desk.adminRelease({ id, field, heard: heard[field] ?? null })

export const giveBack = async (desk: Desk, id: number, field: CorrectableField) =>
  giveBackAsSeen(desk, await desk.adminProduct({ id }), field)

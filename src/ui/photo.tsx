// A photograph that fills its frame: a product keeps its white ground, a photo of a delivery has none.
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './photo.module.css'
import { ProductImage } from './product-image.tsx'

export const Photo = ({ className, ...props }: ComponentProps<typeof ProductImage>) => (
  <ProductImage {...props} className={classNames(styles.photo, className)} />
)

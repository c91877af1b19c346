// A titled part of a product's form, and the place of one field with what stands beside it.
import type { ReactNode } from 'react'
import type { AboutParts } from './part-note.tsx'
import styles from './product-form.module.css'
import type { ProductFormState } from './use-product-form.ts'

export interface SectionsProps {
  form: ProductFormState
  /** Whose parts they are, and which of them somebody else changed. */
  about: AboutParts
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={`pu-card ${styles.section}`}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  )
}

export const Part = ({ children }: { children: ReactNode }) => (
  <div className={styles.part}>{children}</div>
)

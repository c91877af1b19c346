// What one service asks for a shipment, price first; calculator, quote and planner say below it how it comes about.
import type { ReactNode } from 'react'
import type { Service } from '#domain/shipping-services.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Icon } from './icon.tsx'
import { Price } from './price.tsx'
import styles from './service-card.module.css'
import { SERVICE_ICONS } from './service-icons.ts'

interface ServiceCardProps {
  id: string
  service: keyof ReturnType<typeof useTexts>['tariffs']['service'] & Service
  /** Stands out among those it is compared with. */
  best?: boolean | undefined
  price?: { label: string; cents: number; minDays: number; maxDays: number } | null
  /** Right below the price. */
  marks?: ReactNode
  children?: ReactNode
}

/** Needs the dictionary `tariffs`. */
export function ServiceCard({ id, service, best, price, marks, children }: ServiceCardProps) {
  const { tariffs: words } = useTexts()
  return (
    <section
      className={`pu-card ${styles.card}`}
      aria-labelledby={id}
      data-best={best || undefined}
    >
      <h3 id={id} className={styles.name}>
        <span className="pu-disc">
          <Icon name={SERVICE_ICONS[service]} size={24} />
        </span>
        {words.service[service]()}
      </h3>
      {price && (
        <p className={styles.total}>
          <span className={styles.totalLabel}>{price.label}</span>
          <Price cents={price.cents} size="l" />
        </p>
      )}
      {marks}
      {price && (
        <p className={styles.days}>
          <Icon name="clock" />
          {words.days({ min: price.minDays, max: price.maxDays })}
        </p>
      )}
      {children}
    </section>
  )
}

/** A figure nobody has confirmed yet. */
export function ExampleMark() {
  const { tariffs: words } = useTexts()
  return (
    <span className={styles.example} title={words.example()}>
      <span aria-hidden="true">*</span>
      <span className="pu-hidden">{` ${words.example()}`}</span>
    </span>
  )
}

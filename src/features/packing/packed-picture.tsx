// The picture of a packed box that can be turned and filled step by step; without scripts it shows the full box.
import { useState } from 'react'
import type { Placed, Size } from '#domain/packing/cargo.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button } from '#src/ui/button.tsx'
import { PackedDrawing } from './packed-drawing.tsx'
import styles from './packed-picture.module.css'
import { STEP, useTurning } from './use-turning.ts'

/** Tilts of the button that changes between the two. */
const ABOVE = 75
const SIDE = 28
const HIGH = 50

interface PackedPictureProps {
  id: string
  carton: string
  size: Size
  /** In the order of filling. */
  placed: readonly Placed[]
}

export function PackedPicture({ id, carton, size, placed }: PackedPictureProps) {
  const { planner: t } = useTexts()
  const { view, turnBy, handlers } = useTurning()
  const [step, setStep] = useState(placed.length)
  const shown = placed.slice(0, step)
  const isHigh = view.tilt > HIGH
  const hint = `${id}-hint`
  return (
    <div className={styles.picture}>
      <p className="pu-hidden">{t.picture({ carton, count: placed.length })}</p>
      <div
        className={styles.stage}
        role="slider"
        tabIndex={0}
        aria-label={t.turn()}
        aria-describedby={hint}
        aria-valuemin={0}
        aria-valuemax={359}
        aria-valuenow={view.turn}
        aria-valuetext={t.degrees({ degrees: view.turn, tilt: view.tilt })}
        {...handlers}
      >
        <PackedDrawing
          size={size}
          placed={shown}
          view={view}
          markLast={step > 0 && step < placed.length}
        />
      </div>
      <div className={styles.controls}>
        <p id={hint} className={styles.hint}>
          {t.turnHint()}
        </p>
        <div className={styles.buttons}>
          <Button
            variant="secondary"
            size="s"
            icon="chevron-left"
            square
            aria-label={t.turnLeft()}
            onClick={() => turnBy(-STEP)}
          />
          <Button
            variant="secondary"
            size="s"
            icon="chevron-right"
            square
            aria-label={t.turnRight()}
            onClick={() => turnBy(STEP)}
          />
          <Button
            variant="secondary"
            size="s"
            onClick={() => turnBy(0, (isHigh ? SIDE : ABOVE) - view.tilt)}
          >
            {isHigh ? t.fromSide() : t.fromAbove()}
          </Button>
        </div>
        {placed.length > 1 && (
          <div className={styles.steps}>
            <label htmlFor={`${id}-step`}>{t.step()}</label>
            <output htmlFor={`${id}-step`}>{t.stepOf({ step, all: placed.length })}</output>
            <input
              id={`${id}-step`}
              type="range"
              min={0}
              max={placed.length}
              value={step}
              aria-valuetext={t.stepOf({ step, all: placed.length })}
              onChange={(event) => setStep(Number(event.currentTarget.value))}
            />
          </div>
        )}
      </div>
    </div>
  )
}

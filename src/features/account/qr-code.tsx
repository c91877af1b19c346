// A QR code as a picture: dark squares on a light field in both schemes, because cameras expect that.
import type { TotpEnrolment } from '#contract/second-factor.ts'
import styles from './security.module.css'

interface QrCodeProps {
  qr: TotpEnrolment['qr']
  label: string
}

export const QrCode = ({ qr: { size, path }, label }: QrCodeProps) => (
  <svg
    className={styles.qr}
    viewBox={`0 0 ${size} ${size}`}
    role="img"
    aria-label={label}
    shapeRendering="crispEdges"
  >
    <path d={path} fill="currentColor" />
  </svg>
)

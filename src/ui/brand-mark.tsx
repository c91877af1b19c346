// The mark of the shop: a low sun over a bridge with two arches.
export const BrandMark = ({ size = 36 }: { size?: number }) => (
  <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
    <circle cx="24" cy="17" r="9" fill="var(--pu-honey)" />
    <path fill="var(--pu-primary)" d="M3 21h42v20h-4a8 9 0 0 0-16 0h-2a8 9 0 0 0-16 0H3z" />
    <path
      fill="none"
      stroke="var(--pu-sea)"
      strokeWidth="2.5"
      strokeLinecap="round"
      d="M5 45h14M29 45h14"
    />
  </svg>
)

// The mark of the shop: a box on its way over an arch.
export const BrandMark = ({ size = 34 }: { size?: number }) => (
  <svg viewBox="0 0 32 32" width={size} height={size} fill="var(--pu-primary)" aria-hidden="true">
    <path
      fill="var(--pu-honey)"
      fillRule="evenodd"
      d="M9.2 3.2h13.6c.7 0 1.2.5 1.2 1.2v9.1c0 .3-.2.5-.5.5h-15c-.3 0-.5-.2-.5-.5V4.4c0-.7.5-1.2 1.2-1.2Zm5.3 0v4.3l1.5-1 1.5 1V3.2Z"
    />
    <path d="M1.8 16.4h28.4c.7 0 1.2.5 1.2 1.2v10.2c0 .6-.4 1-1 1h-2.6c-.6 0-1-.4-1-.9a10.9 10.9 0 0 0-21.6 0c0 .5-.4.9-1 .9H1.6c-.6 0-1-.4-1-1V17.6c0-.7.5-1.2 1.2-1.2Z" />
  </svg>
)

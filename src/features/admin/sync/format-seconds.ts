// A length of time as people read it in every language: the signs of seconds, minutes and hours are the same.

/** Whole seconds: `45 s`, `3 min 20 s`, `1 h 5 min`. */
export function formatSeconds(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  const parts =
    hours > 0
      ? [`${hours} h`, minutes > 0 && `${minutes} min`]
      : [
          minutes > 0 && `${minutes} min`,
          (seconds % 60 > 0 || minutes === 0) && `${seconds % 60} s`,
        ]
  return parts.filter(Boolean).join(' ').replaceAll(' ', '\u00a0')
}

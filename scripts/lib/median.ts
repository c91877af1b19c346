// The middle of several measurements: one bad moment of the machine does not move it.

/** Of an even number the upper of the two in the middle; 0 of nothing. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

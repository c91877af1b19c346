// Chooses which page numbers a pagination shows: the ends, the current one and its neighbours.

/** Page numbers in order; `null` stands for a gap of two or more pages (one missing page is shown itself). */
export function pageWindow(page: number, pages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages)
  const numbers = [...new Set(wanted)].sort((a, b) => a - b)
  return numbers.flatMap((n, index) => {
    const missing = n - (numbers[index - 1] ?? n - 1) - 1
    if (missing <= 0) return [n]
    return missing === 1 ? [n - 1, n] : [null, n]
  })
}

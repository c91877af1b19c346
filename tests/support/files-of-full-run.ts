// The test files that npm run test:full runs besides its own folder: those that hold something back every day.
import fs from 'node:fs'

const HOLDS_BACK = "from '#tests/support/every-day.ts'"

/** Paths from the project's root of the files below `folders`. */
export const heldBackFiles = (folders: readonly string[]): string[] =>
  folders
    .flatMap((folder) =>
      fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((name) => `${folder}/${name}`),
    )
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => fs.readFileSync(file, 'utf8').includes(HOLDS_BACK))

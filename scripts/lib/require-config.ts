// The settings of a command, or one line per fault and the end.
import { loadConfig, type Config, type Environment } from '#server/config.ts'

const quit = (lines: string[]): never => {
  process.stderr.write(`${lines.join('\n')}\n`)
  process.exit(1)
}

export const requireConfig = (changes: Environment = {}): Config => {
  try {
    const loaded = loadConfig(changes)
    for (const line of loaded.unknown) process.stderr.write(`${line}\n`)
    if (loaded.ok) return loaded.config
    return quit([
      'Settings are wrong (see .env.example):',
      ...loaded.faults.map((one) => `  ${one}`),
    ])
  } catch (error) {
    // The data folder of another user, a disk that is full.
    return quit([
      `Settings cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    ])
  }
}

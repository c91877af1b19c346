// The settings of a command, or one line per fault and the end.
import { loadConfig, type Config, type Environment } from '#server/config.ts'

export const requireConfig = (changes: Environment = {}): Config => {
  const loaded = loadConfig(changes)
  if (loaded.ok) return loaded.config
  process.stderr.write(
    [
      'Settings are wrong (see .env.example):',
      ...loaded.faults.map((fault) => `  ${fault}`),
      '',
    ].join('\n'),
  )
  process.exit(1)
}

// The folder a person called a command from: npm itself moves to the project's.

export const callerFolder = (): string =>
  // oxlint-disable-next-line node/no-process-env -- npm's own variable, no setting of ours
  process.env['INIT_CWD'] ?? process.cwd()

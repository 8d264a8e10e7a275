/** What a command says, and how it ends: 1 when it could not do what was asked. */
export interface CommandOutcome {
  readonly code: 0 | 1
  readonly lines: readonly string[]
  /** For the terminal's other stream. */
  readonly complaints: readonly string[]
}

export const refused = (complaints: readonly string[]): CommandOutcome => ({
  code: 1,
  lines: [],
  complaints,
})
export const done = (lines: readonly string[]): CommandOutcome => ({ code: 0, lines, complaints: [] })

const asksForHelp = (args: readonly string[]): boolean => args.some((arg) => arg === '--help' || arg === '-h')

/**
 * Runs a command as the process that it is: prints what it says, and ends with its code. Who asks for help is told how
 * the command is called, and nothing else is done.
 */
export function runCommand(
  help: readonly string[],
  command: (args: readonly string[]) => Promise<CommandOutcome>,
): void {
  const args = process.argv.slice(2)
  // settings that cannot be meant are told like all else that fails
  const run = async (): Promise<CommandOutcome> => (asksForHelp(args) ? done(help) : command(args))
  run().then(
    ({ code, lines, complaints }) => {
      for (const line of complaints) console.error(line)
      for (const line of lines) console.log(line)
      process.exitCode = code
    },
    (failure: unknown) => {
      console.error(failure instanceof Error ? failure.message : failure)
      process.exitCode = 1
    },
  )
}

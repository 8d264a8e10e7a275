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

/** Runs a command as the process that it is: prints what it says, and ends with its code. */
export function runCommand(command: () => Promise<CommandOutcome>): void {
  command().then(
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

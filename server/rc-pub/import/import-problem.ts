/** Why a file was refused, and where. */
export interface ImportProblem {
  readonly file: string
  /** From 1. */
  readonly line: number
  readonly reason: string
}

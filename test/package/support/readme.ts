import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../app/commands/setup/run.mjs'

/** One program of a README, with what the README says that it prints. */
export interface ReadmeProgram {
  readonly title: string
  readonly code: string
  readonly prints: string
}

export interface Readme {
  readonly text: string
  /** Every program, under the heading that it stands below. */
  readonly programs: readonly ReadmeProgram[]
  /** The blocks of code there are, programs or not. */
  readonly codeBlocks: number
}

const program = /^#+ ([^\n]+)\n(?:(?!^#|^```).*\n)*```ts\n([^]*?)^```\n\n```text\n([^]*?)^```$/gm

/** The README of a package, by its folder. */
export function readReadme(folder: string): Readme {
  const text = readFileSync(join(root, folder, 'README.md'), 'utf8')
  return {
    text,
    programs: [...text.matchAll(program)].map(([, title = '', code = '', prints = '']) => ({
      title,
      code,
      prints,
    })),
    codeBlocks: text.match(/^```ts$/gm)?.length ?? 0,
  }
}

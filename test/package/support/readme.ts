import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../app/commands/setup/run.mjs'

/** One program of the README, with what the README says that it prints. */
export interface ReadmeProgram {
  readonly title: string
  readonly code: string
  readonly prints: string
}

export const coreReadme = readFileSync(join(root, 'core/README.md'), 'utf8')

const program = /^#+ ([^\n]+)\n(?:(?!^#|^```).*\n)*```ts\n([^]*?)^```\n\n```text\n([^]*?)^```$/gm

/** Every program, under the heading that it stands below. */
export const readmePrograms: readonly ReadmeProgram[] = [...coreReadme.matchAll(program)].map(
  ([, title = '', code = '', prints = '']) => ({ title, code, prints }),
)

/** The blocks of code there are, programs or not. */
export const codeBlocks = coreReadme.match(/^```ts$/gm)?.length ?? 0

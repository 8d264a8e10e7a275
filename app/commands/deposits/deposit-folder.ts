import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A folder of deposits, one file an article and form, and what has been left in it before. */
export interface DepositFolder {
  /** Whether this is another content than the last one under this name. */
  readonly isNews: (form: string, name: string, content: string) => boolean
  /** Leaves a file; `content` is what makes it news. */
  readonly leave: (
    form: string,
    name: string,
    file: { readonly text: string; readonly content: string },
  ) => void
  /** Remembers what has been left, also where somebody takes the files away. */
  readonly finish: () => void
}

type Known = Record<string, string>

/** What has been left is known by its hash, under form and name. */
export function openDepositFolder(folder: string): DepositFolder {
  mkdirSync(folder, { recursive: true })
  const list = join(folder, 'deposited.json')
  const known: Known = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Known) : {}
  const hashOf = (content: string): string => createHash('sha256').update(content).digest('base64url')
  return {
    isNews: (form, name, content) => known[`${form}/${name}`] !== hashOf(content),
    leave: (form, name, { text, content }) => {
      mkdirSync(join(folder, form), { recursive: true })
      writeWhole(join(folder, form, name), text)
      known[`${form}/${name}`] = hashOf(content)
    },
    finish: () => writeWhole(list, `${JSON.stringify(known, null, 1)}\n`),
  }
}

/** Nobody finds half a file under its name. */
function writeWhole(path: string, text: string): void {
  writeFileSync(`${path}.part`, text)
  renameSync(`${path}.part`, path)
}

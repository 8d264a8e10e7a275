import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** Another engine's index of texts, in a folder of its own. */
export interface Groonga {
  /** The keys of what a filter of Groonga's script syntax holds for, in any order. */
  readonly select: (filter: string) => Promise<readonly number[]>
  readonly close: () => Promise<void>
}

/** Fields of texts by what reads them: characters in pairs, or words between spaces. */
export interface GroongaColumns {
  readonly pairs: readonly string[]
  readonly words: readonly string[]
}

export const hasGroonga = (): boolean => spawnSync('groonga', ['--version']).status === 0

/** Debian's Groonga over these records: `_key` is a number, `year` another, every other field a text. */
export async function openGroonga(
  columns: GroongaColumns,
  records: readonly Readonly<Record<string, number | string>>[],
): Promise<Groonga> {
  const folder = mkdtempSync(join(tmpdir(), 'xuekan-groonga-'))
  const child = spawn('groonga', ['-n', join(folder, 'texts.db')], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()

  const tell = async (command: string): Promise<unknown> => {
    child.stdin.write(`${command}\n`)
    const { value, done } = await lines.next()
    if (done === true) throw new Error(`Groonga ended at ${command.slice(0, 80)}`)
    const [[status, , , message], body] = JSON.parse(value)
    if (status !== 0) throw new Error(`Groonga refuses ${command.slice(0, 200)}: ${message}`)
    return body
  }

  await tell('table_create Texts TABLE_PAT_KEY UInt32')
  await tell('column_create Texts year COLUMN_SCALAR UInt32')
  const indexes = [
    { name: 'Pairs', tokenizer: 'TokenBigram', fields: columns.pairs },
    { name: 'Words', tokenizer: 'TokenDelimit', fields: columns.words },
  ]
  for (const { name, tokenizer, fields } of indexes) {
    await tell(`table_create ${name} TABLE_PAT_KEY ShortText --default_tokenizer ${tokenizer}`)
    for (const field of fields) {
      await tell(`column_create Texts ${field} COLUMN_SCALAR Text`)
      await tell(`column_create ${name} of_${field} COLUMN_INDEX|WITH_POSITION Texts ${field}`)
    }
  }
  await tell(`load --table Texts --values ${JSON.stringify(JSON.stringify(records))}`)

  return {
    select: async (filter) => {
      const found = await tell(
        `select Texts --output_columns _key --limit -1 --filter ${JSON.stringify(filter)}`,
      )
      const [[, , ...rows]] = found as [[unknown, unknown, ...[number][]]]
      return rows.map(([key]) => key)
    },
    close: async () => {
      child.stdin.end('quit\n')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

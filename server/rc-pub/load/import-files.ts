import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { err, ok, type Result } from '@xuekan/core'
import { readJats } from '../import/read-jats.ts'
import { decodeXml } from '../import/xml/decode-xml.ts'
import type { ArticleRecord } from '../store/article-record.ts'
import type { Database } from '../store/database.ts'
import { siteByName } from '../store/site-row.ts'
import { findAttachments } from './find-attachments.ts'
import { findGraphics } from './find-graphics.ts'
import { saveArticles } from './save-articles.ts'
import { saveFiles } from './save-files.ts'

export interface ImportOptions {
  readonly database: Database
  /** Short-name of the journal that the articles go to. */
  readonly sld: string
  readonly files: readonly string[]
  /** Whether readers wait for the same connection: then articles are saved a few at a time. */
  readonly isShared?: boolean
  /** Told how many have been read, then how many have been saved, and of the end of each. */
  readonly told?: (part: 'read' | 'saved', count: number, isDone: boolean) => void
}

export interface ImportReport {
  /** New or changed. */
  readonly loaded: readonly string[]
  readonly unchanged: readonly string[]
  readonly refused: readonly { readonly file: string; readonly line: number; readonly reason: string }[]
}

/**
 * Loads JATS files into a journal. A file that cannot be read is refused with line and reason, and the others still
 * load; loading the same files again changes nothing.
 * @returns an error when there is no such journal.
 */
export async function importFiles({
  database,
  sld,
  files,
  isShared = false,
  told = () => undefined,
}: ImportOptions): Promise<Result<ImportReport, 'unknownJournal'>> {
  const site = await siteByName(database, sld)
  if (site === null || site.type !== 'single') return err('unknownJournal')
  const read: { readonly file: string; readonly record: ArticleRecord }[] = []
  const refused: { readonly file: string; readonly line: number; readonly reason: string }[] = []
  for (const [at, file] of files.entries()) {
    told('read', at, false)
    const record = await readFile(database, file)
    if (record.ok) read.push({ file, record: record.value })
    else refused.push(...record.error)
  }
  told('read', read.length, true)
  const records = read.map(({ record }) => record)
  const outcomes = await saveArticles(database, site.id, records, {
    isShared,
    told: (count, isDone) => told('saved', count, isDone),
  })
  const filesWith = (unchanged: boolean): readonly string[] =>
    read.filter((_each, at) => (outcomes[at] === 'unchanged') === unchanged).map(({ file }) => file)
  return ok({ loaded: filesWith(false), unchanged: filesWith(true), refused })
}

async function readFile(
  database: Database,
  file: string,
): Promise<Result<ArticleRecord, ImportReport['refused']>> {
  try {
    const graphics = findGraphics(file)
    const attachments = findAttachments(file)
    const xml = decodeXml(readFileSync(file))
    if (xml === null)
      return err([{ file, line: 1, reason: 'the file is not text in the encoding that it declares' }])
    const record = readJats(xml, {
      fileName: basename(file),
      resolveGraphic: graphics.resolve,
      resolveAttachment: attachments.resolve,
    })
    if (!record.ok) return err(record.error.map((problem) => ({ ...problem, file })))
    await saveFiles(database, [...graphics.used(), ...attachments.used()])
    return record
  } catch (failure) {
    return err([{ file, line: 0, reason: failure instanceof Error ? failure.message : String(failure) }])
  }
}

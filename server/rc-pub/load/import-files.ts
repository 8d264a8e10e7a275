import { err, ok, type Result } from '@xuekan/core'
import { articlesIn } from '../import/find-articles.ts'
import { importNotes, type ImportNote } from '../import/import-notes.ts'
import { readArticle } from '../import/read-jats.ts'
import { decodeXml } from '../import/xml/decode-xml.ts'
import { readXml } from '../import/xml/read-xml.ts'
import type { XmlElement } from '../import/xml/xml-tree.ts'
import type { ArticleRecord } from '../store/article-record.ts'
import type { Database } from '../store/database.ts'
import { siteByName } from '../store/site-row.ts'
import { openZip } from './archive/read-zip.ts'
import { isArchive, sourceOfFile, sourcesInArchive, type ArticleSource } from './article-source.ts'
import { describeFileProblem } from './file-problem.ts'
import { findAttachments } from './find-attachments.ts'
import { findGraphics } from './find-graphics.ts'
import { isOfAnotherJournal, otherOwner, type TargetJournal } from './import-check.ts'
import { saveArticles } from './save-articles.ts'
import { saveFiles } from './save-files.ts'
import { withPendingIndex } from './with-pending-index.ts'

export interface ImportOptions {
  readonly database: Database
  /** Short-name of the journal that the articles go to. */
  readonly sld: string
  /** Files of articles, and zip archives of them with what belongs to them. */
  readonly files: readonly string[]
  /** Whether readers wait for the same connection: then articles are saved a few at a time. */
  readonly isShared?: boolean
  /** Reads and reports, and stores nothing. */
  readonly isDryRun?: boolean
  /** Also loads what names another journal, or what another site has. */
  readonly isForced?: boolean
  /** Told how many files have been read, then how many articles have been saved, and of the end of each. */
  readonly told?: (part: 'read' | 'saved', count: number, isDone: boolean) => void
}

export interface ImportReport {
  /** Files with articles that are new or changed; of a dry run all that can be read. */
  readonly loaded: readonly string[]
  readonly unchanged: readonly string[]
  readonly refused: readonly { readonly file: string; readonly line: number; readonly reason: string }[]
  /** What was loaded and should be looked at. */
  readonly notes: readonly { readonly file: string; readonly notes: readonly ImportNote[] }[]
}

/** Characters of files that are held in memory at once, before their articles are saved. */
const chunk = 500_000

/** The same without the text of the file, which each word that was cut out of it would keep in memory. */
const copied = (notes: readonly ImportNote[]): readonly ImportNote[] =>
  JSON.parse(JSON.stringify(notes)) as readonly ImportNote[]

/** What was read of a file, mostly one article. */
interface ReadPart {
  readonly file: string
  readonly size: number
  readonly records: readonly ArticleRecord[]
  readonly refused: ImportReport['refused']
  readonly notes: readonly ImportNote[]
}

/**
 * Loads JATS files into a journal, a few at a time, so that memory does not grow with their number. A file that cannot
 * be read is refused with line and reason, and the others still load; loading the same files again changes nothing.
 * @returns an error when there is no such journal.
 */
export async function importFiles({
  database,
  sld,
  files,
  isShared = false,
  isDryRun = false,
  isForced = false,
  told = () => undefined,
}: ImportOptions): Promise<Result<ImportReport, 'unknownJournal'>> {
  const site = await siteByName(database, sld)
  if (site === null || site.type !== 'single') return err('unknownJournal')
  const journal = { id: site.id, sld, name: site.config.name, issn: site.config.journal?.issn ?? '' }
  /** Files with articles, and whether one of these is new or changed. */
  const outcome = new Map<string, boolean>()
  const refused: ImportReport['refused'][number][] = []
  const notes: ImportReport['notes'][number][] = []
  let pending: ReadPart[] = []
  let saved = 0
  const save = async (read: readonly ReadPart[]): Promise<void> => {
    const records = read.flatMap((each) => each.records)
    const outcomes = isDryRun
      ? records.map(() => 'added' as const)
      : await saveArticles(database, site.id, records, {
          isShared,
          told: (count) => told('saved', saved + count, false),
        })
    saved += records.length
    let at = 0
    for (const { file, records: own } of read) {
      const ends = outcomes.slice(at, at + own.length)
      at += own.length
      if (own.length === 0) continue
      outcome.set(file, outcome.get(file) === true || ends.some((end) => end !== 'unchanged'))
    }
  }
  let saving = Promise.resolve()
  /** Has what was read saved while the next files are read; what failed is told by the next call. */
  const flush = async (): Promise<void> => {
    await saving
    saving = save(pending)
    saving.catch(() => undefined)
    pending = []
  }
  const load = async (): Promise<void> => {
    let count = 0
    for (const path of files) {
      for (const source of sourcesAt(path)) {
        told('read', count, false)
        const found: ImportNote[] = []
        for await (const read of readFile(database, source, { journal, isDryRun, isForced })) {
          refused.push(...read.refused)
          found.push(...copied(read.notes))
          pending.push(read)
          if (pending.reduce((sum, each) => sum + each.size, 0) > chunk) await flush()
        }
        if (found.length > 0) notes.push({ file: source.file, notes: found })
        count += 1
      }
    }
    told('read', count, true)
    await flush()
    await saving
  }
  // readers who wait for the same connection find what is new at once
  await (isShared || isDryRun ? load() : withPendingIndex(database, load))
  told('saved', saved, true)
  const filesThat = (isNew: boolean) => [...outcome].flatMap(([file, is]) => (is === isNew ? [file] : []))
  return ok({ loaded: filesThat(true), unchanged: filesThat(false), refused, notes })
}

interface ReadOptions extends Required<Pick<ImportOptions, 'isDryRun' | 'isForced'>> {
  readonly journal: TargetJournal
}

/** What stands in a source's place where it cannot be opened. */
interface Unopened {
  readonly file: string
  readonly reason: string
}

/** The files of articles at a path, one after the other; an archive is open as long as they are read. */
function* sourcesAt(path: string): Generator<ArticleSource | Unopened> {
  try {
    if (!isArchive(path)) {
      yield sourceOfFile(path)
      return
    }
    const archive = openZip(path)
    if (archive === null) {
      yield { file: path, reason: 'the file is not a zip archive, or it is cut off' }
      return
    }
    try {
      const sources = sourcesInArchive(path, archive)
      if (sources.length === 0) yield { file: path, reason: 'the archive holds no file of an article' }
      yield* sources
    } finally {
      archive.close()
    }
  } catch (failure) {
    yield { file: path, reason: describeFileProblem(failure) }
  }
}

/** The articles of a file as trees of their own, so that each can be let go when it has been read; else why there are none. */
function treesOf(
  source: ArticleSource,
): Result<
  { readonly articles: XmlElement[]; readonly size: number },
  { readonly line: number; readonly reason: string }
> {
  const bytes = source.read()
  if (bytes === null) return err({ line: 0, reason: 'the archive cannot be unpacked here' })
  const xml = decodeXml(bytes)
  if (xml === null) return err({ line: 1, reason: 'the file is not text in the encoding that it declares' })
  const tree = readXml(xml, source.file)
  if (!tree.ok) return err(tree.error)
  const articles = [...articlesIn(tree.value)]
  return articles.length === 0
    ? err({ line: tree.value.line, reason: `the root element is ${tree.value.name}, not article` })
    : ok({ articles, size: xml.length / articles.length })
}

async function* readFile(
  database: Database,
  source: ArticleSource | Unopened,
  options: ReadOptions,
): AsyncGenerator<ReadPart> {
  const { file } = source
  const failed = (line: number, reason: string): ReadPart => ({
    file,
    size: 0,
    records: [],
    refused: [{ file, line, reason }],
    notes: [],
  })
  if (!('read' in source)) {
    yield failed(0, source.reason)
    return
  }
  try {
    const trees = treesOf(source)
    if (!trees.ok) {
      yield failed(trees.error.line, trees.error.reason)
      return
    }
    const { articles, size } = trees.value
    for (let article = articles.shift(); article !== undefined; article = articles.shift())
      yield { file, size, ...(await readOne(database, source, article, options)) }
  } catch (failure) {
    yield failed(0, describeFileProblem(failure))
  }
}

/** Why an article is not for this journal; null where it may be loaded. */
async function refusalOf(
  database: Database,
  record: ArticleRecord,
  journal: TargetJournal,
): Promise<string | null> {
  if (isOfAnotherJournal(record, journal)) {
    const named = record.journalName.en || record.journalName.zh
    return `the file names another journal, ${named}; --force loads it all the same`
  }
  const owner = await otherOwner(database, record.doi, journal.id)
  return owner === null
    ? null
    : `the site ${owner} has an article with the DOI ${record.doi}; --force loads it all the same`
}

async function readOne(
  database: Database,
  { file, name, beside }: ArticleSource,
  article: XmlElement,
  { journal, isDryRun, isForced }: ReadOptions,
): Promise<Omit<ReadPart, 'file' | 'size'>> {
  const graphics = findGraphics(beside)
  const attachments = findAttachments(beside)
  const record = readArticle(article, {
    fileName: name,
    resolveGraphic: graphics.resolve,
    resolveAttachment: attachments.resolve,
  })
  if (!record.ok)
    return { records: [], notes: [], refused: record.error.map((problem) => ({ ...problem, file })) }
  const refusal = isForced ? null : await refusalOf(database, record.value, journal)
  if (refusal !== null)
    return { records: [], notes: [], refused: [{ file, line: article.line, reason: refusal }] }
  if (!isDryRun) await saveFiles(database, [...graphics.used(), ...attachments.used()])
  return {
    records: [record.value],
    refused: [],
    notes: importNotes(article, record.value, {
      missing: graphics.missing(),
      unreadable: graphics.unreadable(),
    }),
  }
}

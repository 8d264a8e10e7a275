import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  describeConfigProblem,
  describeImportNote,
  filesBelow,
  importFiles,
  importSites,
  isArchive,
  isArticleFile,
  removeArticles,
  siteSchemas,
  type Database,
} from '../../../server/rc-pub/index.ts'
import { seedSamples } from '../../../samples/index.ts'
import { samplesFolder } from '../../server/settings.ts'
import { createProgress } from '../store/progress.ts'
import type { OpenedStore } from '../store/open-store.ts'
import { done, refused, type CommandOutcome } from '../store/run-command.ts'

export const importHelp: readonly string[] = [
  'Usage: npm run import -- --site SHORT-NAME FILE…   JATS articles into a journal, from files, folders and zip archives',
  '           --dry-run   reads and reports, and stores nothing',
  '           --force     also loads what names another journal, or what another site has',
  '       npm run import -- --remove DOI…            takes articles away; with --site where several journals have one',
  '       npm run import -- --sites FOLDER            sites, from their folders of YAML',
  '       npm run import -- --schemas FOLDER          writes the JSON schemas of those files',
]

export interface ImportRequest {
  /** What stands behind `npm run import --`. */
  readonly args: readonly string[]
  /** Opens the store; a text says why it cannot be opened. */
  readonly open: () => Promise<OpenedStore | string>
  /** ISO date. */
  readonly today: string
  /** Whether the sample journals are loaded before; they are without it. */
  readonly samples?: boolean
  /** Takes a line for the terminal while the work goes on. */
  readonly say?: (line: string) => void
}

/** Loads articles or sites into the embedded rc-pub, or writes the schemas of sites' files. */
export async function runImport({
  args,
  open,
  today,
  samples = true,
  say = () => undefined,
}: ImportRequest): Promise<CommandOutcome> {
  const parsed = readArgs(args)
  if (typeof parsed === 'string') return refused([parsed, ...importHelp])
  const { values, positionals } = parsed
  const { site, sites, schemas, remove } = values
  if (remove.length > 0) {
    if (sites !== undefined || schemas !== undefined || values['dry-run']) return refused(importHelp)
    return takeAway(open, { dois: [...remove, ...positionals], sld: site ?? null })
  }
  const requested = [site, sites, schemas].filter((value) => value !== undefined)
  if (requested.length !== 1 || (site === undefined) !== (positionals.length === 0))
    return refused(importHelp)
  if (schemas !== undefined) return writeSchemas(schemas)

  const opened = await open()
  if (typeof opened === 'string') return refused([opened])
  const { database } = opened
  try {
    // a portal has loaded them when it started
    if (samples && !opened.isShared) await seedSamples({ database, folder: samplesFolder, today })
    return sites === undefined
      ? await loadArticles(opened, {
          sld: site ?? '',
          files: positionals.flatMap(xmlFilesAt),
          isDryRun: values['dry-run'],
          isForced: values.force,
          say,
        })
      : await loadFolder(database, sites, today)
  } finally {
    await database.close()
  }
}

/** What stands behind the command; a text says what of it means nothing. */
function readArgs(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        site: { type: 'string' },
        sites: { type: 'string' },
        schemas: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        force: { type: 'boolean', default: false },
        remove: { type: 'string', multiple: true, default: [] },
      },
      allowPositionals: true,
    })
  } catch (failure) {
    return failure instanceof Error ? failure.message : String(failure)
  }
}

/** Takes articles away by their DOIs. */
async function takeAway(
  open: ImportRequest['open'],
  named: Parameters<typeof removeArticles>[1],
): Promise<CommandOutcome> {
  const opened = await open()
  if (typeof opened === 'string') return refused([opened])
  try {
    const removed = await removeArticles(opened.database, named)
    if (removed.ok) return done([`${removed.value} removed`])
    const { doi, sites } = removed.error
    const why =
      sites.length === 0
        ? `There is no article with the DOI ${doi}`
        : `Several journals have an article with the DOI ${doi} (${sites.join(', ')}): name one by --site`
    return refused([`${why}. Nothing has been removed.`])
  } finally {
    await opened.database.close()
  }
}

interface Articles {
  readonly sld: string
  readonly files: readonly string[]
  readonly isDryRun: boolean
  readonly isForced: boolean
  readonly say: (line: string) => void
}

async function loadArticles(
  { database, isShared }: OpenedStore,
  { say, ...articles }: Articles,
): Promise<CommandOutcome> {
  const { sld, isDryRun } = articles
  const report = await importFiles({ ...articles, database, isShared, told: createProgress(say) })
  if (!report.ok) return refused([`There is no journal with the short-name '${sld}'.`])
  const { loaded, unchanged, refused: faulty, notes } = report.value
  const done = isDryRun
    ? `${loaded.length} can be loaded, ${faulty.length} refused; nothing has been stored`
    : `${loaded.length} loaded, ${unchanged.length} unchanged, ${faulty.length} refused`
  const looked = notes.length === 0 ? [] : [`${notes.length} with something to look at`]
  return {
    code: faulty.length === 0 ? 0 : 1,
    lines: [[done, ...looked].join('; ')],
    complaints: [
      ...faulty.map(({ file, line, reason }) => `${file}:${line}: ${reason}`),
      ...notes.flatMap(({ file, notes: own }) => [
        file,
        ...own.map((note) => `  ${describeImportNote(note)}`),
      ]),
    ],
  }
}

/** The XML files and archives of a folder and of those in it; a file is itself. */
const xmlFilesAt = (path: string): readonly string[] =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
    ? filesBelow(path).filter((file) => isArticleFile(file) || isArchive(file))
    : [path]

async function loadFolder(database: Database, folder: string, today: string): Promise<CommandOutcome> {
  const loaded = await importSites({ database, folder, today })
  if (!loaded.ok) return refused([...loaded.error.map(describeConfigProblem), 'Nothing has been loaded.'])
  const missing = await Promise.all(loaded.value.map(({ verify }) => verify(database)))
  return {
    // articles that are named may be imported later
    code: 0,
    lines: loaded.value.map(({ sld, changed }) => `${sld} ${changed ? 'loaded' : 'unchanged'}`),
    complaints: missing.flat().map(describeConfigProblem),
  }
}

function writeSchemas(folder: string): CommandOutcome {
  mkdirSync(folder, { recursive: true })
  const schemas = siteSchemas()
  for (const [name, schema] of schemas) writeFileSync(join(folder, name), schema)
  return done([`${schemas.size} schemas in ${folder}`])
}
